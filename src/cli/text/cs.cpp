// Čeština.
#include "cli/text/languages.hpp"

namespace tollkeeper {
namespace {

Form form_of(int count) {
  return count == 1 ? Form::one : count >= 2 && count <= 4 ? Form::few : Form::many;
}

constexpr PartTexts kParts{
    .tile = {"kartička", "kartičky", "kartiček"},
    .coat_of_arms = {"erb", "erby", "erbů"},
    .completed_city = {"dokončené město", "dokončená města", "dokončených měst"},
    .monastery = {"klášter", "kláštery", "klášterů"},
    .garden = {"zahrada", "zahrady", "zahrad"},
    .neighbour = {"sousední kartička", "sousední kartičky", "sousedních kartiček"},
    .travellers = {"skupinka pocestných", "skupinky pocestných", "skupinek pocestných"},
    .farmhouse = {"farma", "farmy", "farem"},
    .cowshed = {"kravín", "kravíny", "kravínů"},
    .pigsty = {"vepřín", "vepříny", "vepřínů"},
    .donkey_stable = {"oslín", "oslíny", "oslínů"},
    .highwaymen = {"symbol loupežníků", "symboly loupežníků", "symbolů loupežníků"},
    .inn = {"hostinec", "hostince", "hostinců"},
    .cathedral = {"katedrála", "katedrály", "katedrál"},
    .water_tower = {"vodárna", "vodárny", "vodáren"},
    .volcano = {"sopka", "sopky", "sopek"},
    .pig_herd = {"stádo prasat", "stáda prasat", "stád prasat"},
};

constexpr WordTexts kWords{
    .road = {"cesta", "na cestě", "uzavřenou cestu", "neuzavřenou cestu", "Cesty"},
    .city = {"město", "ve městě", "dokončené město", "nedokončené město", "Města"},
    .field = {"louka", "na louce", "louku", "louku", "Louky"},
    .monastery = {"klášter", "v klášteře", "dokončený klášter", "nedokončený klášter", "Kláštery"},
    .garden = {"zahrada", "na zahradě", "dokončenou zahradu", "nedokončenou zahradu", "Zahrady"},
    .strip = {"pruh louky", "na pruhu louky", "louku", "louku", "Louky"},
    .meeple = {{"družiník", "družiníci", "družiníků"}, "družiníka"},
    .large_meeple = {{"velký družiník", "velcí družiníci", "velkých družiníků"},
                     "velkého družiníka"},
    .abbot = {{"opat", "opati", "opatů"}, "opata"},
    .tollhouse = "celnice",
    .toll = "daň",
    .toll_at_end = "celnici u neuzavřené cesty",
    .toll_title = "Daň",
    .parts = kParts,
    .points = {"bod", "body", "bodů"},
    .tiles = {"kartička", "kartičky", "kartiček"},
    .open_ends = {"otevřený konec", "otevřené konce", "otevřených konců"},
    .free_places = {"volné místo", "volná místa", "volných míst"},
    .actions = {"akce", "akce", "akcí"},
    .colours = {"modrá", "žlutá", "zelená", "růžová", "červená", "černá"},
    .seat = "Hráč {n}",
    .and_word = "a",
    .sides = {"sever", "východ", "jih", "západ"},
    .directions = {"sever", "severovýchod", "východ", "jihovýchod", "jih", "jihozápad", "západ",
                   "severozápad"},
    .half_edges = {"západní polovina severní hrany", "východní polovina severní hrany",
                   "severní polovina východní hrany", "jižní polovina východní hrany",
                   "východní polovina jižní hrany", "západní polovina jižní hrany",
                   "jižní polovina západní hrany", "severní polovina západní hrany"},
    .at_sides = "{place} ({where})",
    .at_corner = "{place} (roh: {where})",
    .at_corners = "{place} (rohy: {where})",
    .at_halves = "{place} ({where})",
    .inside = "{place} uvnitř kartičky",
    .turned = {"", ", otočenou doprava", ", otočenou vzhůru nohama", ", otočenou doleva"},
    .base = "Jen základní hra",
    .tollkeepers = "Výběrčí daní (Mýtné)",
    .river = "Řeka",
    .abbot_set = "Opat",
    .inns_and_cathedrals = "Hostince a katedrály",
    .setup = "{sets}; edice {edition}",
};

constexpr EventTexts kEvents{
    .score = "{who} získává {n_points} za {what}",
    .set_aside = "{who} vyřazuje kartičku {tile}, nelze ji nikam přiložit",
    .turned_over = "{who}: celnice na {cell} se otáčí a nyní ukazuje {n}",
    .places = "přikládá kartičku na {cell}{turned}",
    .puts = "umisťuje {figure} {spot}",
    .puts_tollhouse = "umisťuje celnici na křižovatku {cell}",
    .takes_abbot = "bere zpět opata z {cell}",
    .passes = "pasuje",
    .choose_figure = "{figure} {spot}",
    .choose_tollhouse = "celnice na křižovatku {cell}",
    .choose_abbot = "opat z {cell} zpět do zásoby",
    .now = "{n} nyní",
    .so_far = "{n} zatím",
    .less = "{n} méně na konci",
    .token_nothing = "u jejích cest nic",
    .token_beside = "u jejích cest: {things}",
    .turn = "Tah {n}, {who}:",
    .final_scoring = "Závěrečné hodnocení:",
    .nothing_scored = "Ještě nikdo nezískal body.",
    .points_line = "Body: {points}",
    .tiles_of = "kartičky {cells}",
};

constexpr PlayTexts kPlay{
    .title = "Tollkeeper: {setup}; semínko {seed}",
    .you_play = "Hrajete za{names}. Klávesy ukáže ? při kterékoli otázce.",
    .no_answer = "{who} neodpovídá a pasuje: {why}",
    .at_end_keys = "w proč, b plán, s uložit, Enter končí",
    .where = "Kam",
    .place_turned = "Místo {n}: otočení {letters}",
    .what_now = "Co teď",
    .end_turn = "Enter končí tah, u bere zpět",
    .how_places =
        "Napište číslo místa, a kde kartička pasuje více způsoby, také písmeno otočení: "
        "{example}. Další klávesy vysvětlí ?.",
    .no_place = "Místo {n} není; místa mají čísla 1 až {most}.",
    .not_a_place = "Nesrozumitelné: \"{typed}\". Místo vypadá takto: 3 nebo 3b.",
    .does_not_fit = "Otočení {letter} tam nepasuje ({rule}). Místo {n} přijme {letters}.",
    .no_choice = "Volba {typed} není; Enter nebo 0 nedělá nic.",
    .not_understood = "Nesrozumitelné: \"{typed}\". Klávesy vypíše ?.",
    .nothing_to_take_back = "V tomto tahu není co vzít zpět; dobraná kartička zůstává.",
    .game_over = "Konec hry.",
    .nothing_to_choose = "Už není z čeho vybírat: Enter končí tah.",
    .hint = "Greedy: {key} ({action}).",
    .saved = "Uloženo: {file}. Dál se hraje příkazem `tollkeeper play {file}`.",
    .ask_save = "Uložit hru ({file})? [A/n] ",
    .tiles_after = {"potom zbývá {n} kartička", "potom zbývají {n} kartičky",
                    "potom zbývá {n} kartiček"},
    .your_tile = "{who}, {left}. Vaše kartička{symbols}:",
    .how_typed = "Místa na plánu, každé s otočeními, která pasují; 3b je místo 3, otočení b:",
    .places = "Místa:",
    .some_score = "Některá hned přinesou body:",
    .take_one = "{who}: kartička leží na {cell}. Zvolte jednu akci nebo žádnou:",
    .nothing = "nic",
    .scores_anyway = "Tento tah v každém případě přinese:",
    .nothing_scored = "Tento tah nepřináší body.",
    .turn_scores = "Tento tah přináší:",
    .last_tile = "Leží poslední kartička. Na konci:",
    .points_for = "body za",
    .wins = "{who} vítězí, {n_points}.",
    .share = "{who} vítězí společně, každý má {n_points}.",
    .why_cut = "(posledních řádků: {n}; \"w all\" ukáže vše)",
    .fields_if_ended = "Tolik by přinesly louky, kdyby hra skončila nyní.",
    .nobody_in_field = "Na žádné louce nikdo nestojí.",
    .if_ended = "Kdyby hra skončila nyní:",
    .more_to = "Plán pokračuje: {sides}",
    .more_there = "je tam: {labels}",
    .more_keys = "klávesy:{keys}",
    .points_now = "{n} b.",
    .points_ended = "{n}, kdyby byl konec",
    .in_supply = "{token} v zásobě",
    .token_at = "{token} {n} na {cell}",
    .last_tile_in_hand = "Toto je poslední kartička.",
    .no_tile_left = "Nezbývá žádná kartička.",
    .none_fits = "Žádná z nich už nepasuje na {cells}.",
    .tiles_left = {"Kromě té v ruce zbývá {n} kartička:", "Kromě té v ruce zbývají {n} kartičky:",
                   "Kromě té v ruce zbývá {n} kartiček:"},
    .help = R"(
Tah: přiložte kartičku, pak proveďte jednu akci nebo žádnou, pak ukončete tah; tehdy se
vyhodnotí, co je dokončené. Volby se píší tak, jak jsou ukázané:
  3b     kartička na místo 3, otočená jako obrázek b; jen 3, kde pasuje jediným způsobem
  2      družiník na místo s číslem 2
  t1     celnice na křižovatku označenou t1
  Enter  bez akce; potom: končí tah
Při každé otázce:
  u   vezme zpět poslední krok tohoto tahu   h   nápověda: co by udělal greedy
  w   proč: dosavadní body (w all)           g   provede nápovědu
  e   co by se počítalo, kdyby byl konec     f   louky a komu patří
  r   zbývající kartičky                     b   plán znovu
  v   pohled na poslední kartičku; vn, ve, vs, vw posune pohled na sever, východ, jih, západ;
      z mění velikost
  s   uložit (s SOUBOR)                      q   odejít
Na plánu: {road} cesta, {city} město, M klášter, {village} křižovatka (vesnice), {coat} erb;
)",
    .help_symbols = "symboly: {list}.",
    .help_pieces =
        "Figurky: {meeple} družiník, {large} velký družiník, {abbot} opat, {tollhouse} "
        "celnice a číslo, které ukazuje,\ns písmenem barvy:{colours}",
    .help_marks = "naposledy přiložené kartičky mají vyznačené rohy.",
    .brown = "hnědá",
};

constexpr ReplayTexts kReplay{
    .record = "záznam hry",
    .jcz = "hra .jcz",
    .summary = "{file}: {kind}, {n_actions}, na stole {tiles}{over}",
    .over = ", hra skončila",
    .assertions = "Platí {n} z {all} tvrzení",
    .differs = "rozdíl: {what}\n  očekáváno:  {expected}\n  skutečnost: {actual}",
};

constexpr TollTexts kToll{
    .columns = {"body", "nyní", "na konci", "celkem"},
    .note = "poznámka: {text}",
    .line = "řádek {n}: {text}",
    .box_has_fewer = "Kartička na {cell} zde leží vícekrát, než kolikrát je v krabici.",
    .plain_tile = "Kartička na {cell} je dána jen typem; vzala se ta nejprostší.",
    .apart = "Co leží na {cell}, nedotýká se zbytku stolu; kartičky mezi tím chybějí.",
    .two_on_tile = "Na kartičce {cell} stojí dvě figurky; při hře se na kartičku staví jen jedna.",
    .scored_now_title = "Vyhodnotí se nyní",
    .then_shows = "{who}: celnice pak ukazuje {n}",
    .score_for = "{who}: {n_points} za {what}",
    .score_to = "{who}: {n_points}",
    .score_toll = "{who}: daň, {n_points}",
    .feature = "{feature} {cells}",
    .complete = "území dokončeno",
    .complete_now = "právě dokončeno",
    .if_completed = "po dokončení tak, jak je",
    .scored_now = "vyhodnotí se nyní",
    .when_completed = "při dokončení",
    .at_end = "na konci",
    .free_crossroads = "Volné křižovatky: daň za uzavření všech jejich cest a na konci",
    .showing = "ukazuje-li {value}: {n}",
    .at_end_sum = "na konci: {n}",
    .tollhouse = "{who}: celnice na {cell}, ukazuje {n}",
    .road_towards = "{sides}: {feature}",
    .paid_before = "uzavřena dříve, daň už nepřinese",
    .nobody = "nikdo tam nestojí; hodnota {n}",
    .nobody_incomplete = "nikdo tam nestojí; hodnota na konci {n}, po dokončení {complete}",
    .others = {"Za další {n} území nikdo nezískává body; vypíše je --all.",
               "Za další {n} území nikdo nezískává body; vypíše je --all.",
               "Za dalších {n} území nikdo nezískává body; vypíše je --all."},
};

constexpr CommandTexts kCommands{
    .serve = "Podává hru prohlížečům: stránka, hry, hráči",
    .store = "Péče o soubor her: záloha, kontrola, záchrana, obnova",
    .play = "Hra v terminálu, proti počítači nebo mezi lidmi",
    .replay = "Znovu odehraje hru podle pravidel a ověří, co soubor tvrdí",
    .explain = "Každé hodnocení hry: z čeho se skládá a podle kterého pravidla",
    .toll = "Kolik by přinesla každá cesta, louka a celnice na stole a proč",
    .render = "Nakreslí plán hry jako SVG nebo PNG",
    .simulate = "Odehraje mnoho her počítačových hráčů bez obrazovky",
    .match = "Měří dva počítačové hráče na stejných kartičkách s výměnou míst",
    .ladder = "Turnaj počítačových hráčů každý s každým, s pořadím a zprávou",
    .engine = "Hraje protokolem botů na standardním vstupu a výstupu",
    .train = "Učí váhy hodnocení z her se sebou samým",
    .perft = "Počítá možné průběhy od konce hry, hloubku po hloubce",
    .bench = "Měří rychlost jádra na tomto počítači",
    .tiles = "Vypíše sady, typy a kusy kartiček, nebo je zkontroluje",
    .options = "Vypíše pravidla, která lze zvolit",
    .verify = "Porovná jádro s druhou implementací pravidel",
};

constexpr BotTexts kBots{
    .title = "Počítačoví hráči:",
    .random = "vybírá náhodně",
    .greedy = "bere hned nejvíc bodů, jako by hra právě končila",
    .ranking = "řadí způsoby, jak odehrát jeden tah: šance, volní a uvízlí družiníci",
    .star25 = "hledí dva tahy dopředu (expectimax s ořezáváním), jak dlouho je třeba",
    .uct = "prohledává jen náhodnými hrami",
    .mcts = "prohledává strom tahů s hodnocením v bodech; nejsilnější",
    .traveller = "jen projíždí: hraje, co dobře vypadá, zapomíná na louky a často chybuje",
    .farmhand = "zná louky, myslí jen na tento tah a často chybuje",
    .carter = "hraje slušně a občas přehlédne lepší místo",
    .innkeeper = "hraje pečlivě, ale nedívá se, co přijde potom",
    .steward = "než zahraje, dívá se o několik tahů dopředu",
    .bailiff = "pečlivě se dívá dopředu a ze dvou dobrých tahů málokdy volí horší",
    .toll_master = "hraje tak dobře, jak tento program umí za dvě sekundy",
};

constexpr HelpTexts kHelp{
    .about = "Carcassonne s Výběrčími daní: hraní, přehrání, vysvětlení a měření her.",
    .footer = "`tollkeeper PŘÍKAZ --help` vysvětlí každý příkaz.",
    .print_help = "Vypíše tuto nápovědu a skončí",
    .print_version = "Vypíše verzi programu a skončí",
    .language = "Jazyk toho, co čtou hráči: {codes}; bez této volby jazyk systému",
    .usage = "Použití",
    .positionals = "Argumenty",
    .options_title = "Volby",
    .options_word = "VOLBY",
    .subcommand_word = "PŘÍKAZ",
    .subcommands_title = "Příkazy",
    .commands = kCommands,
    .bots = kBots,
    .tiles_file = "Soubor s vlastními sadami kartiček (docs/tile-format.md)",
    .players = "Místa u stolu, 1 až 6",
    .expansions = "Sady oddělené čárkami, každá s *počtem, je-li jich víc, nebo none: {sets}",
    .edition = "Kartičky kterého vydání: C1, C2 nebo C3",
    .option = "Volitelné pravidlo, například fields=off; vypíše je `tollkeeper options`",
    .resume = "Uložená hra, která se hraje dál",
    .seats =
        "Kdo kde sedí, oddělené čárkami: human (člověk) nebo počítačový hráč; bez této volby "
        "hraje ostatní místa greedy",
    .names = "Jména hráčů, oddělená čárkami",
    .seed = "Zopakuje stejné pořadí kartiček",
    .save = "Kam se hra uloží",
    .size = "Velikost kartiček: auto, large (velké) nebo small (malé)",
    .colour = "Barvy: auto, always (vždy) nebo never (nikdy)",
    .ascii = "Písmena místo znaků rámečků",
    .file = "Záznam hry nebo soubor .jcz",
    .file_or_input = "Záznam hry nebo soubor .jcz; - čte standardní vstup",
    .toll_file = "Pozice (docs/position-format.md), záznam hry nebo soubor .jcz",
    .at = "Po tolika tazích záznamu nebo souboru .jcz",
    .all = "Také to, za co nikdo nezískává body",
    .json = "Jako jeden objekt JSON",
    .replay_codes =
        "Návratový kód 0: vše platí; 1: body nebo tvrzení se liší; 2: soubor nelze "
        "přečíst nebo odporuje pravidlům.",
};

}  // namespace

constinit const Texts kCzech{.code = "cs",
                             .name = "Čeština",
                             .form = form_of,
                             .words = kWords,
                             .events = kEvents,
                             .play = kPlay,
                             .replay = kReplay,
                             .toll = kToll,
                             .help = kHelp};

}  // namespace tollkeeper
