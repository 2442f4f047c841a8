// English.
#include "cli/text/languages.hpp"

namespace tollkeeper {
namespace {

Form form_of(int count) { return count == 1 ? Form::one : Form::many; }

constexpr Forms counted(const char* one, const char* many) { return {one, many, many}; }

constexpr PartTexts kParts{
    .tile = counted("tile", "tiles"),
    .coat_of_arms = counted("coat of arms", "coats of arms"),
    .completed_city = counted("completed city", "completed cities"),
    .monastery = counted("monastery", "monasteries"),
    .garden = counted("garden", "gardens"),
    .neighbour = counted("tile beside it", "tiles round it"),
    .travellers = counted("group of travellers", "groups of travellers"),
    .farmhouse = counted("farmhouse", "farmhouses"),
    .cowshed = counted("cowshed", "cowsheds"),
    .pigsty = counted("pigsty", "pigsties"),
    .donkey_stable = counted("donkey stable", "donkey stables"),
    .highwaymen = counted("group of highwaymen", "groups of highwaymen"),
    .inn = counted("inn", "inns"),
    .cathedral = counted("cathedral", "cathedrals"),
    .water_tower = counted("water tower", "water towers"),
    .volcano = counted("volcano", "volcanoes"),
    .pig_herd = counted("pig herd", "pig herds"),
};

constexpr WordTexts kWords{
    .road = {"the road", "on the road", "a road", "an unfinished road", "Roads"},
    .city = {"the city", "in the city", "a city", "an unfinished city", "Cities"},
    .field = {"the field", "in the field", "a field", "a field", "Fields"},
    .monastery = {"the monastery", "in the monastery", "a monastery", "an unfinished monastery",
                  "Monasteries"},
    .garden = {"the garden", "on the garden", "a garden", "an unfinished garden", "Gardens"},
    .strip = {"the strip of field", "in the strip of field", "a field", "a field", "Fields"},
    .meeple = {counted("meeple", "meeples"), "a meeple"},
    .large_meeple = {counted("large meeple", "large meeples"), "a large meeple"},
    .abbot = {counted("abbot", "abbots"), "an abbot"},
    .tollhouse = "tollhouse",
    .toll = "toll",
    .toll_at_end = "toll at the end",
    .toll_title = "Toll",
    .parts = kParts,
    .points = counted("point", "points"),
    .tiles = counted("tile", "tiles"),
    .open_ends = counted("open end", "open ends"),
    .free_places = counted("free place", "free places"),
    .actions = counted("action", "actions"),
    .colours = {"blue", "yellow", "green", "pink", "red", "black"},
    .seat = "Player {n}",
    .and_word = "and",
    .sides = {"north", "east", "south", "west"},
    .directions = {"north", "north-east", "east", "south-east", "south", "south-west", "west",
                   "north-west"},
    .half_edges = {"the western half of the north edge", "the eastern half of the north edge",
                   "the northern half of the east edge", "the southern half of the east edge",
                   "the eastern half of the south edge", "the western half of the south edge",
                   "the southern half of the west edge", "the northern half of the west edge"},
    .at_sides = "{place} to the {where}",
    .at_corner = "{place} in the {where} corner",
    .at_corners = "{place} in the {where} corners",
    .at_halves = "{place} at {where}",
    .inside = "{place} inside",
    .turned = {"", ", turned right", ", turned upside down", ", turned left"},
    .base = "Base game alone",
    .tollkeepers = "The Tollkeepers",
    .river = "The River",
    .abbot_set = "The Abbot",
    .inns_and_cathedrals = "Inns & Cathedrals",
    .setup = "{sets}; edition {edition}",
};

constexpr EventTexts kEvents{
    .score = "{who} scores {n} for {what}",
    .set_aside = "{who} sets tile {tile} aside; it fits nowhere",
    .turned_over = "{who}'s tollhouse at {cell} turns over and now shows {n}",
    .places = "places the tile at {cell}{turned}",
    .puts = "puts {figure} {spot}",
    .puts_tollhouse = "puts the tollhouse on the crossroads at {cell}",
    .takes_abbot = "takes the abbot home at {cell}",
    .passes = "passes",
    .choose_figure = "{figure} {spot}",
    .choose_tollhouse = "tollhouse on the crossroads at {cell}",
    .choose_abbot = "abbot home at {cell}",
    .now = "{n} now",
    .so_far = "{n} so far",
    .less = "{n} less at the end",
    .token_nothing = "nothing beside its roads",
    .token_beside = "beside its roads: {things}",
    .turn = "Turn {n}, {who}:",
    .final_scoring = "Final scoring:",
    .nothing_scored = "Nothing has been scored.",
    .points_line = "Points: {points}",
    .tiles_of = "tiles {cells}",
};

constexpr PlayTexts kPlay{
    .title = "Tollkeeper: {setup}; seed {seed}",
    .you_play = "You play{names}. Type ? at any question for the keys.",
    .no_answer = "{who} does not answer and passes: {why}",
    .at_end_keys = "w why, b board, s save, Enter to leave",
    .where = "Where",
    .place_turned = "Place {n}: turned {letters}",
    .what_now = "What now",
    .end_turn = "Enter ends your turn, u takes back",
    .how_places =
        "Type the number of a place, and the letter of the tile where it fits turned in "
        "several ways: {example}. ? explains the other keys.",
    .no_place = "There is no place {n}; the places are 1 to {most}.",
    .not_a_place = "\"{typed}\" is not understood: a place looks like 3 or 3b.",
    .does_not_fit = "Not turned {letter} there ({rule}). Place {n} takes {letters}.",
    .no_choice = "There is no choice {typed}; Enter or 0 does nothing.",
    .not_understood = "\"{typed}\" is not understood; ? lists the keys.",
    .nothing_to_take_back =
        "There is nothing to take back in this turn; what was drawn stays drawn.",
    .game_over = "The game is over.",
    .nothing_to_choose = "Nothing is left to choose: Enter ends the turn.",
    .hint = "Greedy: {key} ({action}).",
    .saved = "Saved as {file}; `tollkeeper play {file}` goes on with it.",
    .ask_save = "Save the game as {file}? [Y/n] ",
    .tiles_after = counted("{n} tile left after this one", "{n} tiles left after this one"),
    .your_tile = "{who}, {left}. Your tile{symbols}:",
    .how_typed =
        "Places on the board, each with the ways the tile fits; 3b is place 3, turned as b:",
    .places = "Places:",
    .some_score = "Some of them score at once:",
    .take_one = "{who}: the tile lies at {cell}. Take one action, or none:",
    .nothing = "nothing",
    .scores_anyway = "In any case this turn scores:",
    .nothing_scored = "Nothing is scored in this turn.",
    .turn_scores = "This turn scores:",
    .last_tile = "The last tile is placed. At the end:",
    .points_for = "points for",
    .wins = "{who} wins with {n_points}.",
    .share = "{who} share the victory with {n_points}.",
    .why_cut = "(the last {n} lines; \"w all\" shows everything)",
    .fields_if_ended = "That is what the fields would score if the game ended now.",
    .nobody_in_field = "Nobody stands in a field.",
    .if_ended = "If the game ended now:",
    .more_to = "More to the {sides}",
    .more_there = "there: {labels}",
    .more_keys = "keys:{keys}",
    .points_now = "{n} points",
    .points_ended = "{n} if ended now",
    .in_supply = "{token} in supply",
    .token_at = "{token} {n} at {cell}",
    .last_tile_in_hand = "This is the last tile.",
    .no_tile_left = "No tile is left.",
    .none_fits = "None of them fits at {cells} any more.",
    .tiles_left = counted("{n} tile is left besides the one in hand:",
                          "{n} tiles are left besides the one in hand:"),
    .help = R"(
A turn: place the tile, then take one action or none, then end the turn; what is complete
is scored then. Choices are typed as they are shown:
  3b     the tile on place 3, turned as picture b; 3 alone where only one way fits
  2      the meeple on the place numbered 2
  t1     the tollhouse to the crossroads marked t1
  Enter  no action; then: ends the turn
At every question:
  u   take back the last step of this turn     h   hint: what greedy would do
  w   why: the scores so far (w all)           g   go: do what the hint says
  e   what would count if the game ended now   f   fields and who owns them
  r   tiles remaining                          b   the board again
  v   back to the last tile; vn, ve, vs, vw move the view; z changes the size
  s   save (s FILE)                            q   quit
On the board: {road} road, {city} city, M monastery, {village} crossroads (a village), {coat} coat of arms;
)",
    .help_symbols = "symbols: {list}.",
    .help_pieces =
        "Pieces: {meeple} meeple, {large} large meeple, {abbot} abbot, {tollhouse} "
        "tollhouse and the number it shows,\nwith the letter of the colour:{colours}",
    .help_marks = "the tiles laid last have marked corners.",
    .brown = "brown",
};

constexpr ReplayTexts kReplay{
    .record = "record",
    .jcz = ".jcz game",
    .summary = "{file}: {kind}, {n_actions}, {tiles} on the table{over}",
    .over = ", game over",
    .assertions = "{n} of {all} assertions hold",
    .differs = "differs: {what}\n  expected: {expected}\n  actual:   {actual}",
};

constexpr TollTexts kToll{
    .columns = {"points", "scored now", "at the end", "in all"},
    .note = "note: {text}",
    .line = "line {n}: {text}",
    .box_has_fewer = "More tiles like that at {cell} lie here than the box has.",
    .plain_tile =
        "Only the type of the tile at {cell} is given; the plainest of its tiles is taken.",
    .apart = "What lies at {cell} touches no other part of the table; tiles between are missing.",
    .two_on_tile = "Two figures stand on the tile at {cell}; in play only one is put on a tile.",
    .scored_now_title = "Scored now",
    .then_shows = "{who}: the tollhouse then shows {n}",
    .score_for = "{n} to {who} for {what}",
    .score_to = "{n} to {who}",
    .score_toll = "{n} to {who} as toll",
    .feature = "{feature} at {cells}",
    .complete = "complete",
    .complete_now = "complete now",
    .if_completed = "if it were completed as it is",
    .scored_now = "scored now",
    .when_completed = "when it was completed",
    .at_end = "at the end",
    .free_crossroads = "Free crossroads: toll on completion of all their roads, and at the end",
    .showing = "showing {value} {n}",
    .at_end_sum = "at the end {n}",
    .tollhouse = "{who}: tollhouse at {cell}, showing {n}",
    .road_towards = "to the {sides}: {feature}",
    .paid_before = "was completed before; it pays no more toll",
    .nobody = "nobody is paid; worth {n}",
    .nobody_incomplete = "nobody is paid; worth {n} at the end, {complete} completed",
    .others = counted("Nobody is paid for the other {n} feature; --all lists it.",
                      "Nobody is paid for the other {n} features; --all lists them."),
};

constexpr CommandTexts kCommands{
    .serve = "Serve the game to browsers: the page, the games, the players",
    .store = "Look after the file of games: backup, check, salvage, restore",
    .play = "Play in the terminal, against the computer or each other",
    .replay = "Replay a game under the rules and check what the file claims",
    .explain = "Every score of a game, with what it is made of and the rule",
    .toll = "What every road, field and tollhouse of a table would pay, and why",
    .render = "Draw the board of a game as SVG or PNG",
    .simulate = "Play many games of computer players without a screen",
    .match = "Two computer players on the same tiles with seats swapped, measured",
    .ladder = "A round robin of computer players, with ratings and a report",
    .engine = "Play by the bot protocol on standard input and output",
    .train = "Learn the evaluation's weights from games with itself",
    .perft = "Count the lines of play from the end of a game, depth by depth",
    .bench = "Measure the engine on this machine",
    .tiles = "List sets, tile types and copies, or check them",
    .options = "List the rules that can be chosen",
    .verify = "Play the engine against the second implementation of the rules",
};

constexpr BotTexts kBots{
    .title = "Computer players:",
    .random = "chooses by lot",
    .greedy = "takes the most points at once, counted as if the game ended",
    .ranking = "ranks the ways to play one turn by chances, free meeples, stuck followers",
    .star25 = "looks two turns ahead by pruned expectimax, as long as it takes",
    .uct = "searches by random games alone",
    .mcts = "searches a tree of turns with an evaluation by points; the strongest",
    .traveller = "is passing through: plays what looks good, forgets the fields and errs often",
    .farmhand = "knows the fields, thinks of this turn alone and often errs",
    .carter = "plays a fair turn and now and then misses the better place",
    .innkeeper = "plays a careful turn and does not look at what comes after it",
    .steward = "looks a few turns ahead before it moves",
    .bailiff = "looks ahead closely and seldom takes the worse of two good turns",
    .toll_master = "plays as well as this program can in two seconds",
};

constexpr HelpTexts kHelp{
    .about = "Carcassonne with The Tollkeepers: play, replay, explain and measure games.",
    .footer = "`tollkeeper COMMAND --help` explains each command.",
    .print_help = "Print this help message and exit",
    .print_version = "Display program version information and exit",
    .language = "Language of what players read: {codes}; without it that of the system",
    .usage = "Usage",
    .positionals = "Positionals",
    .options_title = "Options",
    .options_word = "OPTIONS",
    .subcommand_word = "SUBCOMMAND",
    .subcommands_title = "Subcommands",
    .commands = kCommands,
    .bots = kBots,
    .tiles_file = "A file with tile sets of your own (docs/tile-format.md)",
    .players = "Seats at the table, 1 to 6",
    .expansions = "Sets by commas, each with *copies if more than one, or none: {sets}",
    .edition = "Which printing's tiles: C1, C2 or C3",
    .option = "A rule that can be chosen, such as fields=off; `tollkeeper options` lists them",
    .resume = "A saved game to go on with",
    .seats =
        "Who sits where, by commas: human or a computer player; without it you play the other "
        "seats against greedy",
    .names = "The players' names, by commas",
    .seed = "Repeats the same tiles",
    .save = "Where the game is saved",
    .size = "Size of the tiles: auto, large or small",
    .colour = "auto, always or never",
    .ascii = "Letters instead of box characters",
    .file = "A record or a .jcz",
    .file_or_input = "A record or a .jcz; - reads standard input",
    .toll_file = "A position (docs/position-format.md), a record or a .jcz",
    .at = "After so many turns of a record or .jcz",
    .all = "Also where nobody is paid",
    .json = "As one JSON object",
    .replay_codes =
        "Exit code 0: all holds; 1: a score or assertion differs; 2: unreadable or illegal.",
};

}  // namespace

constinit const Texts kEnglish{.code = "en",
                               .name = "English",
                               .form = form_of,
                               .words = kWords,
                               .events = kEvents,
                               .play = kPlay,
                               .replay = kReplay,
                               .toll = kToll,
                               .help = kHelp};

}  // namespace tollkeeper
