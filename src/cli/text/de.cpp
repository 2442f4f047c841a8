// Deutsch.
#include "cli/text/languages.hpp"

namespace tollkeeper {
namespace {

Form form_of(int count) { return count == 1 ? Form::one : Form::many; }

constexpr Forms counted(const char* one, const char* many) { return {one, many, many}; }

constexpr PartTexts kParts{
    .tile = counted("Plättchen", "Plättchen"),
    .coat_of_arms = counted("Wappen", "Wappen"),
    .completed_city = counted("abgeschlossene Stadt", "abgeschlossene Städte"),
    .monastery = counted("Kloster", "Klöster"),
    .garden = counted("Garten", "Gärten"),
    .neighbour = counted("benachbartes Plättchen", "benachbarte Plättchen"),
    .travellers = counted("Reisegruppe", "Reisegruppen"),
    .farmhouse = counted("Bauernhof", "Bauernhöfe"),
    .cowshed = counted("Kuhstall", "Kuhställe"),
    .pigsty = counted("Schweinestall", "Schweineställe"),
    .donkey_stable = counted("Eselstall", "Eselställe"),
    .highwaymen = counted("Wegelagerer-Symbol", "Wegelagerer-Symbole"),
    .inn = counted("Wirtshaus", "Wirtshäuser"),
    .cathedral = counted("Kathedrale", "Kathedralen"),
    .water_tower = counted("Wasserturm", "Wassertürme"),
    .volcano = counted("Vulkan", "Vulkane"),
    .pig_herd = counted("Schweineherde", "Schweineherden"),
};

constexpr WordTexts kWords{
    .road = {"Straße", "auf der Straße", "eine abgeschlossene Straße",
             "eine nicht abgeschlossene Straße", "Straßen"},
    .city = {"Stadt", "in der Stadt", "eine abgeschlossene Stadt",
             "eine nicht abgeschlossene Stadt", "Städte"},
    .field = {"Wiese", "auf der Wiese", "eine Wiese", "eine Wiese", "Wiesen"},
    .monastery = {"Kloster", "im Kloster", "ein abgeschlossenes Kloster",
                  "ein nicht abgeschlossenes Kloster", "Klöster"},
    .garden = {"Garten", "im Garten", "einen abgeschlossenen Garten",
               "einen nicht abgeschlossenen Garten", "Gärten"},
    .strip = {"Wiesenstreifen", "auf dem Wiesenstreifen", "eine Wiese", "eine Wiese", "Wiesen"},
    .meeple = {counted("Meeple", "Meeple"), "einen Meeple"},
    .large_meeple = {counted("großer Meeple", "große Meeple"), "den großen Meeple"},
    .abbot = {counted("Abt", "Äbte"), "den Abt"},
    .tollhouse = "Zollhaus",
    .toll = "Zoll",
    .toll_at_end = "das Zollhaus an einer nicht abgeschlossenen Straße",
    .toll_title = "Zoll",
    .parts = kParts,
    .points = counted("Punkt", "Punkte"),
    .tiles = counted("Plättchen", "Plättchen"),
    .open_ends = counted("offenes Ende", "offene Enden"),
    .free_places = counted("freier Platz", "freie Plätze"),
    .actions = counted("Aktion", "Aktionen"),
    .colours = {"Blau", "Gelb", "Grün", "Rosa", "Rot", "Schwarz"},
    .seat = "Spieler {n}",
    .and_word = "und",
    .sides = {"Norden", "Osten", "Süden", "Westen"},
    .directions = {"Norden", "Nordosten", "Osten", "Südosten", "Süden", "Südwesten", "Westen",
                   "Nordwesten"},
    .half_edges = {"westliche Hälfte der Nordkante", "östliche Hälfte der Nordkante",
                   "nördliche Hälfte der Ostkante", "südliche Hälfte der Ostkante",
                   "östliche Hälfte der Südkante", "westliche Hälfte der Südkante",
                   "südliche Hälfte der Westkante", "nördliche Hälfte der Westkante"},
    .at_sides = "{place} ({where})",
    .at_corner = "{place} (Ecke im {where})",
    .at_corners = "{place} (Ecken im {where})",
    .at_halves = "{place} ({where})",
    .inside = "{place} im Inneren",
    .turned = {"", ", nach rechts gedreht", ", auf den Kopf gedreht", ", nach links gedreht"},
    .base = "Nur das Grundspiel",
    .tollkeepers = "Die Zöllner",
    .river = "Der Fluss",
    .abbot_set = "Der Abt",
    .inns_and_cathedrals = "Wirtshäuser und Kathedralen",
    .setup = "{sets}; Edition {edition}",
};

constexpr EventTexts kEvents{
    .score = "{who} erhält {n_points} für {what}",
    .set_aside = "{who} nimmt das Plättchen {tile} aus dem Spiel, es passt nirgends",
    .turned_over = "{who}: Das Zollhaus auf {cell} wird umgedreht und zeigt jetzt {n}",
    .places = "legt das Plättchen auf {cell}{turned}",
    .puts = "setzt {figure} ein: {spot}",
    .puts_tollhouse = "setzt das Zollhaus auf die Kreuzung {cell}",
    .takes_abbot = "nimmt den Abt von {cell} zurück",
    .passes = "passt",
    .choose_figure = "{figure} {spot}",
    .choose_tollhouse = "Zollhaus auf die Kreuzung {cell}",
    .choose_abbot = "Abt von {cell} zurück in den Vorrat",
    .now = "{n} jetzt",
    .so_far = "bisher {n}",
    .less = "{n} weniger am Ende",
    .token_nothing = "an seinen Straßen nichts",
    .token_beside = "an seinen Straßen: {things}",
    .turn = "Zug {n}, {who}:",
    .final_scoring = "Schlusswertung:",
    .nothing_scored = "Noch hat niemand Punkte erhalten.",
    .points_line = "Punkte: {points}",
    .tiles_of = "Plättchen {cells}",
};

constexpr PlayTexts kPlay{
    .title = "Tollkeeper: {setup}; Startwert {seed}",
    .you_play = "Du spielst{names}. Gib bei jeder Frage ? ein, um die Tasten zu sehen.",
    .no_answer = "{who} antwortet nicht und passt: {why}",
    .at_end_keys = "w warum, b Spielfläche, s speichern, Eingabe beendet",
    .where = "Wohin",
    .place_turned = "Platz {n}: gedreht {letters}",
    .what_now = "Was jetzt",
    .end_turn = "Eingabe beendet deinen Zug, u nimmt zurück",
    .how_places =
        "Gib die Nummer eines Platzes ein und, wo das Plättchen mehrfach gedreht passt, "
        "den Buchstaben dazu: {example}. ? erklärt die anderen Tasten.",
    .no_place = "Platz {n} gibt es nicht; die Plätze sind 1 bis {most}.",
    .not_a_place = "\"{typed}\" ist nicht zu verstehen: Ein Platz sieht aus wie 3 oder 3b.",
    .does_not_fit = "Gedreht wie {letter} passt es dort nicht ({rule}). Platz {n}: {letters}.",
    .no_choice = "Die Wahl {typed} gibt es nicht; Eingabe oder 0 tut nichts.",
    .not_understood = "\"{typed}\" ist nicht zu verstehen; ? zeigt die Tasten.",
    .nothing_to_take_back =
        "In diesem Zug gibt es nichts zurückzunehmen; was gezogen ist, bleibt gezogen.",
    .game_over = "Das Spiel ist zu Ende.",
    .nothing_to_choose = "Es gibt nichts mehr zu wählen: Eingabe beendet den Zug.",
    .hint = "Greedy: {key} ({action}).",
    .saved = "Gespeichert: {file}. Mit `tollkeeper play {file}` geht es weiter.",
    .ask_save = "Das Spiel speichern ({file})? [J/n] ",
    .tiles_after = counted("danach noch {n} Plättchen", "danach noch {n} Plättchen"),
    .your_tile = "{who}, {left}. Dein Plättchen{symbols}:",
    .how_typed =
        "Plätze auf der Spielfläche, jeder mit den Drehungen, die passen; 3b ist Platz 3, "
        "gedreht wie b:",
    .places = "Plätze:",
    .some_score = "Einige davon bringen sofort Punkte:",
    .take_one = "{who}: Das Plättchen liegt auf {cell}. Wähle eine Aktion oder keine:",
    .nothing = "nichts",
    .scores_anyway = "Dieser Zug bringt auf jeden Fall:",
    .nothing_scored = "Dieser Zug bringt keine Punkte.",
    .turn_scores = "Dieser Zug bringt:",
    .last_tile = "Das letzte Plättchen liegt. Am Ende:",
    .points_for = "Punkte für",
    .wins = "{who} gewinnt, {n_points}.",
    .share = "{who} gewinnen gemeinsam, je {n_points}.",
    .why_cut = "(letzte Zeilen: {n}; \"w all\" zeigt alles)",
    .fields_if_ended = "So viel brächten die Wiesen, wenn das Spiel jetzt endete.",
    .nobody_in_field = "Auf keiner Wiese steht jemand.",
    .if_ended = "Wenn das Spiel jetzt endete:",
    .more_to = "Die Spielfläche geht weiter: {sides}",
    .more_there = "dort: {labels}",
    .more_keys = "Tasten:{keys}",
    .points_now = "{n} Pkt.",
    .points_ended = "{n}, wenn jetzt Ende",
    .in_supply = "{token} im Vorrat",
    .token_at = "{token} {n} auf {cell}",
    .last_tile_in_hand = "Das ist das letzte Plättchen.",
    .no_tile_left = "Es ist kein Plättchen mehr übrig.",
    .none_fits = "Keines davon passt noch auf {cells}.",
    .tiles_left = counted("Außer dem in der Hand ist noch {n} Plättchen übrig:",
                          "Außer dem in der Hand sind noch {n} Plättchen übrig:"),
    .help = R"(
Ein Zug: Plättchen legen, dann eine Aktion oder keine, dann den Zug beenden; was
abgeschlossen ist, wird dann gewertet. Eingegeben wird, was gezeigt ist:
  3b       das Plättchen auf Platz 3, gedreht wie Bild b; nur 3, wo es bloß einmal passt
  2        der Meeple auf die Stelle mit der Nummer 2
  t1       das Zollhaus auf die Kreuzung t1
  Eingabe  keine Aktion; danach: beendet den Zug
Bei jeder Frage:
  u   nimmt den letzten Schritt zurück             h   Tipp: was greedy täte
  w   warum: die bisherigen Punkte (w all)         g   führt den Tipp aus
  e   was zählte, wenn das Spiel jetzt endete      f   Wiesen und wem sie gehören
  r   übrige Plättchen                             b   die Spielfläche noch einmal
  v   zurück zum letzten Plättchen; vn, ve, vs, vw verschieben die Ansicht nach Norden, Osten,
      Süden, Westen; z ändert die Größe
  s   speichern (s DATEI)                          q   beenden
Auf der Spielfläche: {road} Straße, {city} Stadt, M Kloster, {village} Kreuzung (ein Dorf), {coat} Wappen;
)",
    .help_symbols = "Symbole: {list}.",
    .help_pieces =
        "Figuren: {meeple} Meeple, {large} großer Meeple, {abbot} Abt, {tollhouse} "
        "Zollhaus und die Zahl, die es zeigt,\nmit dem Buchstaben der Farbe:{colours}",
    .help_marks = "zuletzt gelegte Plättchen haben markierte Ecken.",
    .brown = "braun",
};

constexpr ReplayTexts kReplay{
    .record = "Aufzeichnung",
    .jcz = "Spiel im Format .jcz",
    .summary = "{file}: {kind}, {n_actions}, {tiles} auf dem Tisch{over}",
    .over = ", Spiel zu Ende",
    .assertions = "{n} von {all} Behauptungen treffen zu",
    .differs = "Unterschied: {what}\n  erwartet:    {expected}\n  tatsächlich: {actual}",
};

constexpr TollTexts kToll{
    .columns = {"Punkte", "jetzt", "am Ende", "zusammen"},
    .note = "Hinweis: {text}",
    .line = "Zeile {n}: {text}",
    .box_has_fewer = "Das Plättchen auf {cell} liegt hier öfter, als es in der Schachtel ist.",
    .plain_tile = "Vom Plättchen auf {cell} steht nur der Typ da; genommen wurde das einfachste.",
    .apart =
        "Was auf {cell} liegt, berührt keinen anderen Teil des Tisches; dazwischen fehlt etwas.",
    .two_on_tile =
        "Auf dem Plättchen {cell} stehen zwei Figuren; im Spiel wird nur eine eingesetzt.",
    .scored_now_title = "Wird jetzt gewertet",
    .then_shows = "{who}: Das Zollhaus zeigt danach {n}",
    .score_for = "{who}: {n_points} für {what}",
    .score_to = "{who}: {n_points}",
    .score_toll = "{who}: Zoll, {n_points}",
    .feature = "{feature} {cells}",
    .complete = "abgeschlossen",
    .complete_now = "jetzt abgeschlossen",
    .if_completed = "wenn so abgeschlossen",
    .scored_now = "wird jetzt gewertet",
    .when_completed = "beim Abschluss",
    .at_end = "am Ende",
    .free_crossroads = "Freie Kreuzungen: Zoll beim Abschluss all ihrer Straßen und am Ende",
    .showing = "zeigt es {value}: {n}",
    .at_end_sum = "am Ende: {n}",
    .tollhouse = "{who}: Zollhaus auf {cell}, zeigt {n}",
    .road_towards = "{sides}: {feature}",
    .paid_before = "früher abgeschlossen, bringt keinen Zoll mehr",
    .nobody = "dort steht niemand; {n} wert",
    .nobody_incomplete = "dort steht niemand; am Ende {n} wert, abgeschlossen {complete}",
    .others = counted("Für {n} weiteres Gebiet erhält niemand Punkte; --all zeigt es.",
                      "Für die übrigen {n} Gebiete erhält niemand Punkte; --all zeigt sie."),
};

constexpr CommandTexts kCommands{
    .serve = "Bietet das Spiel Browsern an: Seite, Partien, Mitspieler",
    .store = "Pflegt die Datei der Partien: sichern, prüfen, retten, zurückspielen",
    .play = "Im Terminal spielen, gegen den Computer oder miteinander",
    .replay = "Spielt eine Partie nach den Regeln nach und prüft, was die Datei behauptet",
    .explain = "Jede Wertung einer Partie: woraus sie besteht und nach welcher Regel",
    .toll = "Was jede Straße, jede Wiese und jedes Zollhaus eines Tisches brächte und warum",
    .render = "Zeichnet die Spielfläche einer Partie als SVG oder PNG",
    .simulate = "Spielt viele Partien von Computerspielern ohne Bildschirm",
    .match = "Misst zwei Computerspieler auf denselben Plättchen mit getauschten Plätzen",
    .ladder = "Turnier von Computerspielern jeder gegen jeden, mit Wertungszahlen und Bericht",
    .engine = "Spielt nach dem Bot-Protokoll über Standardeingabe und -ausgabe",
    .train = "Lernt die Gewichte der Bewertung aus Partien gegen sich selbst",
    .perft = "Zählt die möglichen Verläufe ab dem Ende einer Partie, Tiefe für Tiefe",
    .bench = "Misst das Regelwerk auf diesem Rechner",
    .tiles = "Listet Spielsets, Plättchentypen und Exemplare auf oder prüft sie",
    .options = "Listet die Regeln auf, die sich wählen lassen",
    .verify = "Vergleicht das Regelwerk mit der zweiten Umsetzung der Regeln",
};

constexpr BotTexts kBots{
    .title = "Computerspieler:",
    .random = "wählt nach dem Los",
    .greedy = "nimmt sofort die meisten Punkte, gerechnet, als endete das Spiel",
    .ranking = "reiht die Möglichkeiten eines Zuges: Aussichten, freie und festsitzende Meeple",
    .star25 = "blickt zwei Züge voraus (beschnittenes Expectimax), so lange es dauert",
    .uct = "sucht allein mit zufälligen Partien",
    .mcts = "durchsucht einen Baum von Zügen mit einer Bewertung in Punkten; am stärksten",
    .traveller = "ist auf der Durchreise: spielt, was gut aussieht, vergisst Wiesen, irrt sich oft",
    .farmhand = "kennt die Wiesen, denkt nur an diesen Zug und irrt sich oft",
    .carter = "spielt ordentlich und übersieht ab und zu den besseren Platz",
    .innkeeper = "spielt sorgfältig, sieht aber nicht, was danach kommt",
    .steward = "blickt vor dem Zug einige Züge voraus",
    .bailiff = "blickt genau voraus und wählt selten den schlechteren von zwei guten Zügen",
    .toll_master = "spielt so gut, wie es dieses Programm in zwei Sekunden kann",
};

constexpr HelpTexts kHelp{
    .about = "Carcassonne mit den Zöllnern: Partien spielen, nachspielen, erklären und messen.",
    .footer = "`tollkeeper BEFEHL --help` erklärt jeden Befehl.",
    .print_help = "Zeigt diese Hilfe und endet",
    .print_version = "Zeigt die Version des Programms und endet",
    .language = "Sprache dessen, was Spieler lesen: {codes}; sonst die des Systems",
    .usage = "Aufruf",
    .positionals = "Argumente",
    .options_title = "Optionen",
    .options_word = "OPTIONEN",
    .subcommand_word = "BEFEHL",
    .subcommands_title = "Befehle",
    .commands = kCommands,
    .bots = kBots,
    .tiles_file = "Eine Datei mit eigenen Spielsets (docs/tile-format.md)",
    .players = "Plätze am Tisch, 1 bis 6",
    .expansions = "Spielsets mit Kommas, jedes mit *Anzahl, wenn mehr als eines, oder none: {sets}",
    .edition = "Plättchen welcher Ausgabe: C1, C2 oder C3",
    .option = "Eine wählbare Regel wie fields=off; `tollkeeper options` listet sie auf",
    .resume = "Ein gespeichertes Spiel, das weitergeht",
    .seats =
        "Wer wo sitzt, mit Kommas: human (ein Mensch) oder ein Computerspieler; ohne diese "
        "Option spielt greedy die anderen Plätze",
    .names = "Die Namen der Spieler, mit Kommas",
    .seed = "Wiederholt dieselbe Folge der Plättchen",
    .save = "Wohin das Spiel gespeichert wird",
    .size = "Größe der Plättchen: auto, large (groß) oder small (klein)",
    .colour = "Farben: auto, always (immer) oder never (nie)",
    .ascii = "Buchstaben statt Rahmenzeichen",
    .file = "Eine Aufzeichnung oder eine .jcz-Datei",
    .file_or_input = "Eine Aufzeichnung oder eine .jcz-Datei; - liest die Standardeingabe",
    .toll_file = "Eine Stellung (docs/position-format.md), eine Aufzeichnung oder eine .jcz-Datei",
    .at = "Nach so vielen Zügen einer Aufzeichnung oder .jcz-Datei",
    .all = "Auch das, wofür niemand Punkte erhält",
    .json = "Als ein JSON-Objekt",
    .replay_codes =
        "Rückgabewert 0: alles trifft zu; 1: Punkte oder eine Behauptung weichen ab; "
        "2: unlesbar oder gegen die Regeln.",
};

}  // namespace

constinit const Texts kGerman{.code = "de",
                              .name = "Deutsch",
                              .form = form_of,
                              .words = kWords,
                              .events = kEvents,
                              .play = kPlay,
                              .replay = kReplay,
                              .toll = kToll,
                              .help = kHelp};

}  // namespace tollkeeper
