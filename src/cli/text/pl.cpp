// Polski.
#include "cli/text/languages.hpp"

namespace tollkeeper {
namespace {

// 2-4, 22-24, ... but not 12-14.
Form form_of(int count) {
  const int tens = count % 100;
  const int ones = count % 10;
  if (count == 1) {
    return Form::one;
  }
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? Form::few : Form::many;
}

constexpr PartTexts kParts{
    .tile = {"płytka", "płytki", "płytek"},
    .coat_of_arms = {"proporzec", "proporce", "proporców"},
    .completed_city = {"ukończone miasto", "ukończone miasta", "ukończonych miast"},
    .monastery = {"klasztor", "klasztory", "klasztorów"},
    .garden = {"ogród", "ogrody", "ogrodów"},
    .neighbour = {"sąsiednia płytka", "sąsiednie płytki", "sąsiednich płytek"},
    .travellers = {"grupa podróżnych", "grupy podróżnych", "grup podróżnych"},
    .farmhouse = {"gospodarstwo", "gospodarstwa", "gospodarstw"},
    .cowshed = {"obora", "obory", "obór"},
    .pigsty = {"chlew", "chlewy", "chlewów"},
    .donkey_stable = {"ośla stajnia", "ośle stajnie", "oślich stajni"},
    .highwaymen = {"symbol rozbójników", "symbole rozbójników", "symboli rozbójników"},
    .inn = {"karczma", "karczmy", "karczm"},
    .cathedral = {"katedra", "katedry", "katedr"},
    .water_tower = {"wieża wodna", "wieże wodne", "wież wodnych"},
    .volcano = {"wulkan", "wulkany", "wulkanów"},
    .pig_herd = {"stado świń", "stada świń", "stad świń"},
};

constexpr WordTexts kWords{
    .road = {"droga", "na drodze", "ukończoną drogę", "nieukończoną drogę", "Drogi"},
    .city = {"miasto", "w mieście", "ukończone miasto", "nieukończone miasto", "Miasta"},
    .field = {"pole", "na polu", "pole", "pole", "Pola"},
    .monastery = {"klasztor", "w klasztorze", "ukończony klasztor", "nieukończony klasztor",
                  "Klasztory"},
    .garden = {"ogród", "w ogrodzie", "ukończony ogród", "nieukończony ogród", "Ogrody"},
    .strip = {"pas pola", "na pasie pola", "pole", "pole", "Pola"},
    .meeple = {{"podwładny", "podwładnych", "podwładnych"}, "podwładnego"},
    .large_meeple = {{"duży podwładny", "dużych podwładnych", "dużych podwładnych"},
                     "dużego podwładnego"},
    .abbot = {{"opat", "opatów", "opatów"}, "opata"},
    .tollhouse = "komora celna",
    .toll = "cło",
    .toll_at_end = "komorę celną przy nieukończonej drodze",
    .toll_title = "Cło",
    .parts = kParts,
    .points = {"punkt", "punkty", "punktów"},
    .tiles = {"płytka", "płytki", "płytek"},
    .open_ends = {"otwarty koniec", "otwarte końce", "otwartych końców"},
    .free_places = {"wolne miejsce", "wolne miejsca", "wolnych miejsc"},
    .actions = {"akcja", "akcje", "akcji"},
    .colours = {"niebieski", "żółty", "zielony", "różowy", "czerwony", "czarny"},
    .seat = "Gracz {n}",
    .and_word = "i",
    .sides = {"północ", "wschód", "południe", "zachód"},
    .directions = {"północ", "północny wschód", "wschód", "południowy wschód", "południe",
                   "południowy zachód", "zachód", "północny zachód"},
    .half_edges = {"zachodnia połowa północnej krawędzi", "wschodnia połowa północnej krawędzi",
                   "północna połowa wschodniej krawędzi", "południowa połowa wschodniej krawędzi",
                   "wschodnia połowa południowej krawędzi", "zachodnia połowa południowej krawędzi",
                   "południowa połowa zachodniej krawędzi", "północna połowa zachodniej krawędzi"},
    .at_sides = "{place} ({where})",
    .at_corner = "{place} (róg: {where})",
    .at_corners = "{place} (rogi: {where})",
    .at_halves = "{place} ({where})",
    .inside = "{place} wewnątrz płytki",
    .turned = {"", ", obróconą w prawo", ", obróconą do góry nogami", ", obróconą w lewo"},
    .base = "Tylko gra podstawowa",
    .tollkeepers = "Celnicy",
    .river = "Rzeka",
    .abbot_set = "Opat",
    .inns_and_cathedrals = "Karczmy i katedry",
    .setup = "{sets}; edycja {edition}",
};

constexpr EventTexts kEvents{
    .score = "{who} zdobywa {n_points} za {what}",
    .set_aside = "{who} odkłada płytkę {tile}, bo nigdzie nie pasuje",
    .turned_over = "{who}: komora celna w miejscu {cell} odwraca się i teraz pokazuje {n}",
    .places = "umieszcza płytkę w miejscu {cell}{turned}",
    .puts = "umieszcza {figure} {spot}",
    .puts_tollhouse = "stawia komorę celną na skrzyżowaniu {cell}",
    .takes_abbot = "zabiera opata z miejsca {cell}",
    .passes = "pasuje",
    .choose_figure = "{figure} {spot}",
    .choose_tollhouse = "komora celna na skrzyżowanie {cell}",
    .choose_abbot = "opat z miejsca {cell} do rezerwy",
    .now = "{n} teraz",
    .so_far = "{n} na razie",
    .less = "{n} mniej na koniec",
    .token_nothing = "przy drogach nic",
    .token_beside = "przy drogach: {things}",
    .turn = "Tura {n}, {who}:",
    .final_scoring = "Punktacja końcowa:",
    .nothing_scored = "Nikt nie zdobył jeszcze punktów.",
    .points_line = "Punkty: {points}",
    .tiles_of = "płytki {cells}",
};

constexpr PlayTexts kPlay{
    .title = "Tollkeeper: {setup}; ziarno {seed}",
    .you_play = "Grasz jako{names}. Wpisz ? przy dowolnym pytaniu, aby zobaczyć klawisze.",
    .no_answer = "{who} nie odpowiada i pasuje: {why}",
    .at_end_keys = "w dlaczego, b plansza, s zapis, Enter kończy",
    .where = "Gdzie",
    .place_turned = "Miejsce {n}: obrót {letters}",
    .what_now = "Co teraz",
    .end_turn = "Enter kończy turę, u cofa",
    .how_places =
        "Wpisz numer miejsca, a gdy płytka pasuje tam na kilka sposobów, także literę "
        "obrotu: {example}. ? objaśnia pozostałe klawisze.",
    .no_place = "Nie ma miejsca {n}; miejsca mają numery od 1 do {most}.",
    .not_a_place = "Niezrozumiałe: \"{typed}\". Miejsce wygląda tak: 3 albo 3b.",
    .does_not_fit = "Obrót {letter} tam nie pasuje ({rule}). Miejsce {n} przyjmuje {letters}.",
    .no_choice = "Nie ma wyboru {typed}; Enter albo 0 nic nie robi.",
    .not_understood = "Niezrozumiałe: \"{typed}\". ? pokazuje klawisze.",
    .nothing_to_take_back = "W tej turze nie ma czego cofnąć; dobrana płytka zostaje.",
    .game_over = "Koniec gry.",
    .nothing_to_choose = "Nie ma już czego wybierać: Enter kończy turę.",
    .hint = "Greedy: {key} ({action}).",
    .saved = "Zapisano: {file}. `tollkeeper play {file}` gra dalej.",
    .ask_save = "Zapisać grę ({file})? [T/n] ",
    .tiles_after = {"potem zostaje {n} płytka", "potem zostają {n} płytki",
                    "potem zostaje {n} płytek"},
    .your_tile = "{who}, {left}. Twoja płytka{symbols}:",
    .how_typed = "Miejsca na planszy, każde z pasującymi obrotami; 3b to miejsce 3, obrót b:",
    .places = "Miejsca:",
    .some_score = "Niektóre od razu dają punkty:",
    .take_one = "{who}: płytka leży w miejscu {cell}. Wybierz jedną akcję albo żadnej:",
    .nothing = "nic",
    .scores_anyway = "Ta tura w każdym razie daje:",
    .nothing_scored = "Ta tura nie daje punktów.",
    .turn_scores = "Ta tura daje:",
    .last_tile = "Leży ostatnia płytka. Na koniec:",
    .points_for = "punkty za",
    .wins = "{who} wygrywa, {n_points}.",
    .share = "{who} wygrywają wspólnie, po tyle samo: {n_points}.",
    .why_cut = "(tyle ostatnich wierszy: {n}; \"w all\" pokazuje wszystko)",
    .fields_if_ended = "Tyle dałyby pola, gdyby gra skończyła się teraz.",
    .nobody_in_field = "Nikt nie stoi na polu.",
    .if_ended = "Gdyby gra skończyła się teraz:",
    .more_to = "Dalszy ciąg planszy: {sides}",
    .more_there = "są tam: {labels}",
    .more_keys = "klawisze:{keys}",
    .points_now = "{n} pkt",
    .points_ended = "{n}, gdyby koniec teraz",
    .in_supply = "{token} w rezerwie",
    .token_at = "{token} {n} w miejscu {cell}",
    .last_tile_in_hand = "To ostatnia płytka.",
    .no_tile_left = "Nie ma już płytek.",
    .none_fits = "Żadna z nich nie pasuje już w miejscach: {cells}.",
    .tiles_left = {"Poza tą w ręce została {n} płytka:", "Poza tą w ręce zostały {n} płytki:",
                   "Poza tą w ręce zostało {n} płytek:"},
    .help = R"(
Tura: umieść płytkę, potem wykonaj jedną akcję albo żadnej, potem zakończ turę; wtedy
punktuje to, co ukończone. Wybory wpisuje się tak, jak są pokazane:
  3b     płytka na miejscu 3, obrócona jak rysunek b; samo 3, gdy pasuje tylko raz
  2      podwładny na miejscu oznaczonym 2
  t1     komora celna na skrzyżowanie oznaczone t1
  Enter  bez akcji; potem: kończy turę
Przy każdym pytaniu:
  u   cofa ostatni krok tej tury               h   podpowiedź: co zrobiłby greedy
  w   dlaczego: dotychczasowe punkty (w all)   g   wykonuje podpowiedź
  e   co liczyłoby się, gdyby koniec teraz     f   pola i ich właściciele
  r   pozostałe płytki                         b   plansza jeszcze raz
  v   widok na ostatnią płytkę; vn, ve, vs, vw przesuwa widok na północ, wschód, południe,
      zachód; z zmienia wielkość
  s   zapis (s PLIK)                           q   wyjście
Na planszy: {road} droga, {city} miasto, M klasztor, {village} skrzyżowanie (wioska), {coat} proporzec;
)",
    .help_symbols = "symbole: {list}.",
    .help_pieces =
        "Pionki: {meeple} podwładny, {large} duży podwładny, {abbot} opat, {tollhouse} "
        "komora celna i liczba, którą pokazuje,\nz literą koloru:{colours}",
    .help_marks = "ostatnio umieszczone płytki mają zaznaczone rogi.",
    .brown = "brąz",
};

constexpr ReplayTexts kReplay{
    .record = "zapis gry",
    .jcz = "gra .jcz",
    .summary = "{file}: {kind}, {n_actions}, na stole {tiles}{over}",
    .over = ", gra skończona",
    .assertions = "Zgadza się {n} z {all} stwierdzeń",
    .differs = "różnica: {what}\n  oczekiwano: {expected}\n  jest:       {actual}",
};

constexpr TollTexts kToll{
    .columns = {"punkty", "teraz", "na koniec", "razem"},
    .note = "uwaga: {text}",
    .line = "wiersz {n}: {text}",
    .box_has_fewer = "Płytka w miejscu {cell} leży tu więcej razy, niż jest jej w pudełku.",
    .plain_tile = "Płytka w miejscu {cell} jest podana tylko z rodzaju; wzięto najprostszą z nich.",
    .apart = "To, co leży w miejscu {cell}, nie styka się z resztą stołu; brakuje płytek pomiędzy.",
    .two_on_tile = "Na płytce {cell} stoją dwa pionki; w grze stawia się na płytce tylko jeden.",
    .scored_now_title = "Punktuje teraz",
    .then_shows = "{who}: komora celna pokazuje potem {n}",
    .score_for = "{who}: {n_points} za {what}",
    .score_to = "{who}: {n_points}",
    .score_toll = "{who}: cło, {n_points}",
    .feature = "{feature} {cells}",
    .complete = "obszar ukończony",
    .complete_now = "właśnie ukończono",
    .if_completed = "po ukończeniu tak, jak jest",
    .scored_now = "punktuje teraz",
    .when_completed = "w chwili ukończenia",
    .at_end = "na koniec",
    .free_crossroads = "Wolne skrzyżowania: cło za ukończenie wszystkich ich dróg i na koniec",
    .showing = "pokazując {value}: {n}",
    .at_end_sum = "na koniec: {n}",
    .tollhouse = "{who}: komora celna w miejscu {cell}, pokazuje {n}",
    .road_towards = "{sides}: {feature}",
    .paid_before = "ukończona wcześniej, cła już nie da",
    .nobody = "nikt tam nie stoi; warte {n}",
    .nobody_incomplete = "nikt tam nie stoi; warte na koniec {n}, po ukończeniu {complete}",
    .others = {"Za jeszcze {n} obszar nikt nie dostaje punktów; --all go pokazuje.",
               "Za pozostałe {n} obszary nikt nie dostaje punktów; --all je pokazuje.",
               "Za pozostałych {n} obszarów nikt nie dostaje punktów; --all je pokazuje."},
};

constexpr CommandTexts kCommands{
    .serve = "Podaje grę przeglądarkom: strona, partie, gracze",
    .store = "Opieka nad plikiem partii: kopia, sprawdzenie, ratowanie, przywrócenie",
    .play = "Gra w terminalu, z komputerem albo między ludźmi",
    .replay = "Rozgrywa partię ponownie według zasad i sprawdza, co twierdzi plik",
    .explain = "Każda punktacja partii: z czego się składa i według której zasady",
    .toll = "Ile dałaby każda droga, pole i komora celna na stole i dlaczego",
    .render = "Rysuje planszę partii jako SVG albo PNG",
    .simulate = "Rozgrywa wiele partii graczy komputerowych bez ekranu",
    .match = "Mierzy dwóch graczy komputerowych na tych samych płytkach, z zamianą miejsc",
    .ladder = "Turniej graczy komputerowych każdy z każdym, z rankingiem i raportem",
    .engine = "Gra protokołem botów przez standardowe wejście i wyjście",
    .train = "Uczy wagi oceny z partii przeciw samemu sobie",
    .perft = "Liczy możliwe przebiegi od końca partii, głębokość po głębokości",
    .bench = "Mierzy szybkość silnika na tym komputerze",
    .tiles = "Wypisuje zestawy, rodzaje i egzemplarze płytek albo je sprawdza",
    .options = "Wypisuje zasady do wyboru",
    .verify = "Porównuje silnik z drugą implementacją zasad",
};

constexpr BotTexts kBots{
    .title = "Gracze komputerowi:",
    .random = "wybiera losowo",
    .greedy = "bierze od razu najwięcej punktów, licząc, jakby gra się kończyła",
    .ranking = "ocenia sposoby rozegrania jednej tury: szanse, wolni i uwięzieni podwładni",
    .star25 = "patrzy dwie tury naprzód (expectimax z odcinaniem), ile czasu trzeba",
    .uct = "przeszukuje wyłącznie losowymi partiami",
    .mcts = "przeszukuje drzewo tur z oceną w punktach; najsilniejszy",
    .traveller = "tylko przejeżdża: gra, co dobrze wygląda, zapomina o polach, często się myli",
    .farmhand = "zna pola, myśli tylko o tej turze i często się myli",
    .carter = "gra przyzwoicie, a czasem nie widzi lepszego miejsca",
    .innkeeper = "gra starannie, ale nie patrzy, co będzie potem",
    .steward = "zanim zagra, patrzy kilka tur naprzód",
    .bailiff = "uważnie patrzy naprzód i z dwóch dobrych tur rzadko wybiera gorszą",
    .toll_master = "gra tak dobrze, jak ten program potrafi w dwie sekundy",
};

constexpr HelpTexts kHelp{
    .about = "Carcassonne z Celnikami: gra, ponowne rozegranie, objaśnianie i pomiary partii.",
    .footer = "`tollkeeper POLECENIE --help` objaśnia każde polecenie.",
    .print_help = "Wypisuje tę pomoc i kończy",
    .print_version = "Wypisuje wersję programu i kończy",
    .language = "Język tego, co czytają gracze: {codes}; bez tej opcji język systemu",
    .usage = "Użycie",
    .positionals = "Argumenty",
    .options_title = "Opcje",
    .options_word = "OPCJE",
    .subcommand_word = "POLECENIE",
    .subcommands_title = "Polecenia",
    .commands = kCommands,
    .bots = kBots,
    .tiles_file = "Plik z własnymi zestawami płytek (docs/tile-format.md)",
    .players = "Miejsca przy stole, od 1 do 6",
    .expansions = "Zestawy po przecinkach, każdy z *ile, jeśli więcej niż jeden, albo none: {sets}",
    .edition = "Z którego wydania są płytki: C1, C2 czy C3",
    .option = "Zasada do wyboru, na przykład fields=off; wypisuje je `tollkeeper options`",
    .resume = "Zapisana gra, w którą gra się dalej",
    .seats =
        "Kto gdzie siedzi, po przecinkach: human (człowiek) albo gracz komputerowy; bez tej "
        "opcji pozostałe miejsca gra greedy",
    .names = "Imiona graczy, po przecinkach",
    .seed = "Powtarza tę samą kolejność płytek",
    .save = "Dokąd zapisać grę",
    .size = "Wielkość płytek: auto, large (duże) albo small (małe)",
    .colour = "Kolory: auto, always (zawsze) albo never (nigdy)",
    .ascii = "Litery zamiast znaków ramek",
    .file = "Zapis gry albo plik .jcz",
    .file_or_input = "Zapis gry albo plik .jcz; - czyta standardowe wejście",
    .toll_file = "Pozycja (docs/position-format.md), zapis gry albo plik .jcz",
    .at = "Po tylu turach zapisu gry albo pliku .jcz",
    .all = "Także to, za co nikt nie dostaje punktów",
    .json = "Jako jeden obiekt JSON",
    .replay_codes =
        "Kod wyjścia 0: wszystko się zgadza; 1: punkty albo stwierdzenie się różnią; "
        "2: plik nieczytelny albo niezgodny z zasadami.",
};

}  // namespace

constinit const Texts kPolish{.code = "pl",
                              .name = "Polski",
                              .form = form_of,
                              .words = kWords,
                              .events = kEvents,
                              .play = kPlay,
                              .replay = kReplay,
                              .toll = kToll,
                              .help = kHelp};

}  // namespace tollkeeper
