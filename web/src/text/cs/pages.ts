// Texty stránek kolem stolu: úvod, nová hra, soubory, místa u stolu, konec, přehrání.
import type { tables as English } from '../en/pages';
import { from, type Same } from '../tables';
import type { Text } from '../text';
import { count } from './count';
import { words } from './words';

const tables: Same<typeof English> = {
  // What a set adds, in the form of a new game.
  set_help: {
    base: 'Cesty, města, kláštery a louky.',
    tollkeepers: 'Celnice na křižovatkách vybírají body pokaždé, když se tam uzavře cesta.',
    river: 'Nejdřív vznikne řeka, od pramene po jezero.',
    abbot: 'Figurka pro kláštery a zahrady, kterou můžete vzít zpět dřív.',
    inns_and_cathedrals:
      'Více bodů za to, co se stihne dokončit, za ostatní nic; každý dostane velkého družiníka.',
  },
  help: {
    legal_places: 'Kam kartička pasuje',
    dead_places: 'Místa, která už žádná kartička nezaplní',
    projected: 'Body, kdyby hra skončila nyní',
    remaining: 'Které kartičky zbývají',
    field_view: 'Čí je která louka',
    feature_worth: 'Jakou hodnotu má území',
    previews: 'Co tah přinese, dřív než se potvrdí',
  },
  reason: {
    tiles: 'Všechny kartičky leží na stole.',
    resigned: 'Hra byla vzdána.',
    offer: 'Hra skončila dohodou.',
    clock: 'Hra skončila, protože někomu vypršel čas.',
  },
};

export const pages: Text['pages'] = {
  name: 'Tollkeeper',
  tagline: 'Carcassonne s Výběrčími daní',
  title: (page) => (page ? `${page} – Tollkeeper` : 'Tollkeeper'),
  home: 'Úvodní stránka',
  close: 'Zavřít',
  cancel: 'Zrušit',
  copy: 'Zkopírovat',
  copied: 'Zkopírováno',
  language: 'Jazyk',
  theme_dark: 'Tmavý motiv',
  rule: (id) => `Pravidlo ${id}`,
  loading: 'Okamžik…',

  start: {
    quick: 'Zahrát si hned proti počítači',
    quick_hint: 'Základní hra a Výběrčí daní, dva hráči',
    quick_level: 'Počítačový hráč',
    play: 'Hrát',
    new_game: 'Nová hra',
    new_hint: 'Zvolte rozšíření, pravidla a místa u stolu; přátele pozvěte odkazem',
    open_file: 'Načíst hru',
    open_hint: 'Záznam hry Tollkeeper nebo soubor .jcz',
    rules: 'Pravidla',
    rules_hint: 'Všechna rozšíření našimi slovy, s obrázky a příklady',
    mine: 'Vaše hry',
    none: 'Zatím nemáte žádné hry. Najdete tu ty, které zahájíte nebo ke kterým se připojíte.',
    over: 'dohraná',
    your_turn: 'jste na tahu',
    others_turn: 'probíhá',
    left: (n) => `${count.form(n, { few: 'zbývají', other: 'zbývá' })} ${words.tiles(n)}`,
    go_on: 'Hrát dál',
    look: 'Podívat se',
    line: (names) => `Hra: ${names}`,
    forget: 'Odebrat ze seznamu',
    forget_ask:
      'Odebrat tuto hru ze seznamu? Vaše místa u stolu si pamatuje jen tento prohlížeč: potom už bude možné hru jen sledovat.',
    moved: (seconds) => {
      const past = Math.max(0, seconds);
      if (past < 60) return 'před chvílí';
      if (past < 3600) return count.ago(Math.floor(past / 60), 'minute');
      if (past < 86400) return count.ago(Math.floor(past / 3600), 'hour');
      return count.ago(Math.floor(past / 86400), 'day');
    },
    about:
      'Celnice na křižovatce vybírá body pokaždé, když se uzavře cesta, která tam začíná. U každého bodu je vidět, z čeho se skládá a z kterého pravidla vychází.',
  },

  form: {
    title: 'Nová hra',
    sets: 'S čím se hraje',
    edition: 'Edice',
    edition_hint: 'Vydání se liší kartičkami a některými pravidly.',
    tiles: (n) => (n === 0 ? 'bez vlastních kartiček' : words.tiles(n)),
    all_tiles: (n) => `Celkem ${words.tiles(n)}`,
    copies: 'Kusů',
    copies_of: (set) => `Kusů: ${set}`,
    not_in_edition: 'v této edici není',
    always: 'vždy',
    seats: 'Kdo hraje',
    seats_hint: 'V pořadí tahů. U jedné obrazovky může hrát více lidí.',
    seat: (n) => `Místo u stolu ${n}`,
    kind: 'Hraje',
    kind_here: 'někdo tady',
    kind_link: 'někdo přes odkaz',
    kind_computer: 'počítač',
    name: 'Jméno',
    level: 'Úroveň',
    colour: 'Barva',
    add_seat: 'Přidat místo u stolu',
    remove_seat: (n) => `Odebrat místo u stolu ${n}`,
    move_up: (n) => `Posunout místo u stolu ${n} dopředu`,
    rules: 'Pravidla',
    rules_hint:
      'Na začátku platí všechna tak, jak je uvádějí dnešní pravidla. Co změníte, bude v záznamu hry.',
    changed: (n) =>
      n === 0
        ? 'jako v tištěných'
        : count(n, { one: 'změněné', few: 'změněná', many: 'změněného', other: 'změněných' }),
    reset: 'Vše jako v tištěných',
    helps: 'Nápovědy u tohoto stolu',
    helps_hint: 'Co tu vypnete, bude vypnuté pro všechny u stolu.',
    help: from(tables.help),
    set_help: (set, said) => (tables.set_help as Record<string, string>)[set] ?? said,
    undo: 'Tah lze vracet, dokud není potvrzený',
    more: 'Více',
    seed: 'Semínko losování',
    seed_hint: 'Číslice. Stejné semínko dá stejné kartičky; prázdné: los.',
    begin: 'Zahájit hru',
    beginning: 'Připravuje se hra…',
    too_few: (n) =>
      `U stolu musí být obsazeno alespoň ${count(n, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}.`,
    nobody: 'Musí hrát alespoň jeden člověk, tady nebo přes odkaz.',
  },

  open: {
    title: 'Načíst hru',
    choose: 'Vybrat soubor',
    drop: 'nebo ho sem přetáhněte',
    kinds: 'Záznam hry Tollkeeper (.json) nebo soubor .jcz z JCloisterZone',
    chosen: (name) => `Vybráno: ${name}`,
    players: (n) => `${words.players(n)}. Kdo hraje dál?`,
    unreadable: 'Tento soubor není záznam hry Tollkeeper ani soubor .jcz.',
    too_large: 'Tento soubor je větší než 4 MB.',
    begin: 'Načíst hru',
  },

  lobby: {
    title: 'Čeká se na hráče',
    open_seats: (n) =>
      `${count(n, {
        one: 'místo u stolu je volné',
        few: 'místa u stolu jsou volná',
        many: 'místa u stolu je volné',
        other: 'míst u stolu je volných',
      })}. Pošlete tento odkaz těm, se kterými chcete hrát:`,
    link: 'Odkaz na tuto hru',
    take: 'Sednout si sem',
    your_name: 'Vaše jméno',
    open: 'volné',
    watching: 'Sledujete hru. Chcete-li hrát, sedněte si ke stolu:',
    later: 'Hrát: ostatní mohou přijít později',
  },

  table: {
    of: (names) => (names ? `Hra: ${names}` : 'Hra'),
    linked: 'Odkaz je ve schránce.',
    leave: 'Opustit místo u stolu',
    leave_ask: (name) =>
      `Opustit místo (${name})? Bude zase volné a může ho obsadit každý, kdo má odkaz.`,
    leave_computer: 'Ať dál hraje počítač',
    leave_computer_ask: (name) =>
      `Má dál hrát počítač (${name})? Místo si můžete kdykoli vzít zpět.`,
    take_over: 'Ať místo převezme počítač',
    take_over_ask: (name) =>
      `${name}: u stolu nikdo není. Má hrát počítač? Místo si lze kdykoli vzít zpět.`,
    take_back: 'Hrát zase na tomto místě',
    resign: 'Vzdát hru',
    resign_ask: (name) => `Vzdát hru (${name})? To nelze vrátit.`,
    level: 'Úroveň počítače',
    yes_resign: 'Vzdát hru',
    yes_leave: 'Opustit',
    yes: 'Ano',
    rules: 'Pravidla této hry',
    all_rules: 'Všechna pravidla',
    sets: 'Rozšíření',
    edition: (name) => `Edice ${name}`,
    changed_options: 'Změněná pravidla',
    no_changes: 'Všechna pravidla jako v tištěných',
    helps_off: 'Vypnuté nápovědy',
    undo_off: 'Tahy nelze vracet',
  },

  end: {
    title: 'Konec hry',
    reason: (reason) => (reason ? tables.reason[reason] : ''),
    winner: (names, several) => (several ? `Dělené vítězství: ${names}` : `Vítězí: ${names}`),
    ranking: 'Pořadí',
    place: 'Místo',
    player: 'Hráč',
    points: 'Body',
    resigned: 'vzdaná hra',
    by_kind: 'Za co byly body',
    over_time: 'Body v průběhu hry',
    over_time_text: (lines) => `Body hráčů po každém tahu. Na konci: ${lines}.`,
    best: 'Nejlepší území',
    step: 'Přehrát tah po tahu',
    again: 'Nová hra',
    downloads: 'Stáhnout',
    record: 'Záznam hry',
    record_hint: 'vše, pro program Tollkeeper',
    jcz: '.jcz',
    jcz_hint: 'pro JCloisterZone',
    svg: 'Obrázek (SVG)',
    png: 'Obrázek (PNG)',
    png_failed: 'Obrázek se nepodařilo vytvořit.',
    to_board: 'Ukázat herní plán',
    to_result: 'Ukázat výsledek',
  },

  review: {
    title: 'Přehrání tah po tahu',
    step: (n, of) => `Tah ${n} z ${of}`,
    start: 'Před prvním tahem',
    final: 'Po závěrečném vyhodnocení',
    first: 'Na začátek',
    previous: 'O tah zpět',
    next: 'O tah dál',
    last: 'Na konec',
    play: 'Přehrát',
    pause: 'Pozastavit',
    slider: 'Zobrazený tah',
    leave: 'Zpět ke stolu',
  },

  fault: {
    not_found: 'Na této adrese nic není',
    not_found_hint: 'V adrese je možná překlep.',
    no_game: 'Tato hra neexistuje',
    no_game_hint:
      'Odkaz je možná neúplný, nebo byla hra ze serveru odstraněna. Požádejte o odkaz znovu.',
    again: 'Zkusit znovu',
    server: 'Serveru se to nepodařilo',
    home: 'Na úvodní stránku',
  },
};
