// Made by `npm run types` from docs/protocol.schema.json. Do not edit.

/**
 * ready-made message, said in the language of each page
 */
export type Phrase =
  'hello' | 'good_luck' | 'well_played' | 'thanks' | 'sorry' | 'moment' | 'your_turn' | 'good_game';
/**
 * to count the game out as it stands, or to stop the clock for a while
 */
export type OfferKind = 'end' | 'pause';
/**
 * unguessable: id of a game, or (beginning with w, one letter longer) its link for those who only look
 */
export type GameLink = string;
/**
 * What the page sends over the WebSocket
 */
export type ClientMessage =
  | Join
  | Claim
  | Leave
  | TakeOver
  | TakeBack
  | Resign
  | Preview
  | Play
  | AskFeature
  | AskFields
  | AskHistory
  | AskSummary
  | AskReason
  | AskWhyNot
  | Ping
  | Say
  | MakeOffer
  | AnswerOffer
  | Resume
  | AskRematch;
/**
 * What the server sends over the WebSocket
 */
export type ServerMessage =
  | Welcome
  | Claimed
  | Seats
  | Update
  | Done
  | Previewed
  | FeatureAnswer
  | FieldsAnswer
  | HistoryAnswer
  | SummaryAnswer
  | ReasonAnswer
  | WhyNotAnswer
  | Thinking
  | Error
  | Pong
  | ClockNews
  | TimeUp
  | Said
  | OfferNews
  | OfferGone
  | Rematch
  | Watching;

/**
 * Messages between page and server; docs/protocol.md explains them. The page's types are generated from this file and the server's tests check every message against it.
 */
export interface Protocol {
  Action?: Action;
  Part?: Part;
  Entry?: Entry;
  LogEntry?: LogEntry;
  Tile?: Tile;
  Figure?: Figure;
  Token?: Token;
  SeatView?: SeatView;
  Place?: Place;
  View?: View;
  Result?: Result;
  SeatInfo?: SeatInfo;
  Rules?: Rules;
  Helps?: Helps;
  Choice?: Choice;
  Warning?: Warning;
  Feature?: Feature;
  FieldView?: FieldView;
  Phrase?: Phrase;
  TalkLine?: TalkLine;
  ClockRules?: ClockRules;
  ClockView?: ClockView;
  OfferKind?: OfferKind;
  Offer?: Offer;
  GameLink?: GameLink;
  Join?: Join;
  Claim?: Claim;
  Leave?: Leave;
  TakeOver?: TakeOver;
  TakeBack?: TakeBack;
  Resign?: Resign;
  Say?: Say;
  MakeOffer?: MakeOffer;
  AnswerOffer?: AnswerOffer;
  Resume?: Resume;
  AskRematch?: AskRematch;
  Preview?: Preview;
  Play?: Play;
  AskFeature?: AskFeature;
  AskFields?: AskFields;
  AskHistory?: AskHistory;
  AskSummary?: AskSummary;
  AskReason?: AskReason;
  AskWhyNot?: AskWhyNot;
  Ping?: Ping;
  Welcome?: Welcome;
  Claimed?: Claimed;
  Seats?: Seats;
  Update?: Update;
  Done?: Done;
  Previewed?: Previewed;
  FeatureAnswer?: FeatureAnswer;
  FieldsAnswer?: FieldsAnswer;
  HistoryAnswer?: HistoryAnswer;
  SummaryAnswer?: SummaryAnswer;
  Reason?: Reason;
  ReasonAnswer?: ReasonAnswer;
  WhyNotAnswer?: WhyNotAnswer;
  Thinking?: Thinking;
  ClockNews?: ClockNews;
  TimeUp?: TimeUp;
  Said?: Said;
  OfferNews?: OfferNews;
  OfferGone?: OfferGone;
  Rematch?: Rematch;
  Watching?: Watching;
  Error?: Error;
  Pong?: Pong;
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
  Form?: Form;
  NewGame?: NewGame;
  Created?: Created;
  MyGames?: MyGames;
  GameCard?: GameCard;
  MyGamesAnswer?: MyGamesAnswer;
  TollForm?: TollForm;
  TollTile?: TollTile;
  TollRequest?: TollRequest;
  TollPosition?: TollPosition;
  TollFeature?: TollFeature;
  TollCrossroads?: TollCrossroads;
  TollWarning?: TollWarning;
  TollAnswer?: TollAnswer;
  HttpError?: HttpError;
}
/**
 * One choice, with the words of docs/record-format.md: place_tile, place_figure, tollhouse, return_abbot, pass and those of later expansions
 */
export interface Action {
  type: string;
  /**
   * grows to the east
   */
  x?: number;
  /**
   * grows to the south
   */
  y?: number;
  /**
   * quarter turns clockwise
   */
  rotation?: number;
  /**
   * meeple, large_meeple, abbot
   */
  figure?: string;
  /**
   * road 1, city 2, field 3, monastery, garden
   */
  on?: string;
}
/**
 * What a score is made of; points = count x worth
 */
export interface Part {
  count: number;
  worth: number;
  /**
   * stable word: tile, coat_of_arms, travellers ...
   */
  what: string;
  points: number;
  rule: string;
}
/**
 * One event, for log, animation and preview. The page makes its sentence from these; text is the English one
 */
export interface Entry {
  kind:
    | 'tile_drawn'
    | 'tile_discarded'
    | 'tile_placed'
    | 'figure_placed'
    | 'figure_returned'
    | 'token_placed'
    | 'token_moved'
    | 'token_turned'
    | 'score'
    | 'turn_ended'
    | 'game_ended';
  /**
   * 0: before the first; final scoring has the last
   */
  turn: number;
  text: string;
  /**
   * seat, from 1
   */
  seat?: number;
  /**
   * tile type, such as base/U
   */
  type?: string;
  /**
   * tile, such as base/U.6
   */
  copy?: string;
  rotation?: number;
  figure?: string;
  /**
   * record word of the spot: road 1 ...
   */
  on?: string;
  /**
   * score: road, city, monastery, garden, field, toll ...; tokens: tollhouse
   */
  word?: string;
  /**
   * value a token shows
   */
  number?: number;
  points?: number;
  /**
   * final scoring, or not complete
   */
  at_end?: boolean;
  rule?: string;
  cells?: [number, number][];
  parts?: Part[];
}
/**
 * An entry that has happened
 */
export interface LogEntry {
  /**
   * from 0
   */
  index: number;
  entry: Entry;
}
/**
 * A tile on the table
 */
export interface Tile {
  /**
   * grows to the east
   */
  x: number;
  /**
   * grows to the south
   */
  y: number;
  rotation: number;
  type: string;
  copy: string;
  symbols: {
    /**
     * width and height in tile units; the symbol stands upright with its middle on `at`
     *
     * @minItems 2
     * @maxItems 2
     */
    size: [number, number];
    /**
     * symbol p-PART of the sprite
     */
    part: string;
    /**
     * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
     *
     * @minItems 2
     * @maxItems 2
     */
    at: [number, number];
  }[];
  /**
   * 0: start tile
   */
  turn: number;
  /**
   * seat, from 1
   */
  seat?: number;
}
/**
 * A figure on the table
 */
export interface Figure {
  /**
   * grows to the east
   */
  x: number;
  /**
   * grows to the south
   */
  y: number;
  /**
   * seat, from 1
   */
  seat: number;
  figure: string;
  on: string;
  kind: 'road' | 'city' | 'field' | 'monastery' | 'garden' | 'river';
  /**
   * lies down, as in a field
   */
  lies: boolean;
  /**
   * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
   *
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * A token on the table
 */
export interface Token {
  /**
   * grows to the east
   */
  x: number;
  /**
   * grows to the south
   */
  y: number;
  /**
   * seat, from 1
   */
  seat: number;
  /**
   * tollhouse
   */
  token: string;
  shows: number;
  /**
   * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
   *
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * What a seat has
 */
export interface SeatView {
  /**
   * seat, from 1
   */
  seat: number;
  points: number;
  supply: {
    figure: string;
    left: number;
    of: number;
  }[];
  tokens: {
    token: string;
    in_play: boolean;
    /**
     * value it has or would be placed with
     */
    shows: number;
  }[];
  /**
   * points more if the game ended now; absent where this help is off
   */
  projected?: number;
  projected_parts?: Entry[];
}
/**
 * A place where the tile in hand may lie
 */
export interface Place {
  /**
   * grows to the east
   */
  x: number;
  /**
   * grows to the south
   */
  y: number;
  rotations: number[];
}
/**
 * The whole position, without anything hidden
 */
export interface View {
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
  phase: 'place' | 'act' | 'score' | 'over';
  /**
   * of the seat to move, from 1
   */
  turn: number;
  /**
   * to move
   */
  seat: number;
  /**
   * in the order they were laid
   */
  tiles: Tile[];
  figures: Figure[];
  tokens: Token[];
  seats: SeatView[];
  /**
   * tiles still to come, the one in hand not counted
   */
  left: number;
  /**
   * in reading order; empty outside phase place
   */
  places: Place[];
  /**
   * tile in hand; absent outside phase place
   */
  hand?: {
    type: string;
    copy: string;
    /**
     * for each rotation
     */
    symbols: {
      /**
       * width and height in tile units; the symbol stands upright with its middle on `at`
       *
       * @minItems 2
       * @maxItems 2
       */
      size: [number, number];
      part: string;
      /**
       * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
       *
       * @minItems 2
       * @maxItems 2
       */
      at: [number, number];
    }[][];
  };
  /**
   * tiles to come by type; absent where this help is off
   */
  remaining?: {
    type: string;
    /**
     * one of them, with its symbols
     */
    copy: string;
    left: number;
    symbols: {
      /**
       * width and height in tile units; the symbol stands upright with its middle on `at`
       *
       * @minItems 2
       * @maxItems 2
       */
      size: [number, number];
      part: string;
      /**
       * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
       *
       * @minItems 2
       * @maxItems 2
       */
      at: [number, number];
    }[];
  }[];
  /**
   * open places no tile to come can fill; absent where this help is off
   */
  dead?: [number, number][];
  last?: {
    /**
     * grows to the east
     */
    x: number;
    /**
     * grows to the south
     */
    y: number;
    /**
     * seat, from 1
     */
    seat: number;
    /**
     * 0: the newest
     */
    age: number;
  }[];
  result?: Result;
}
/**
 * How the game ended
 */
export interface Result {
  reason: 'tiles' | 'resigned' | 'offer' | 'clock';
  ranking: {
    /**
     * seat, from 1
     */
    seat: number;
    /**
     * shared ranks are equal
     */
    rank: number;
    points: number;
    resigned: boolean;
  }[];
}
/**
 * Who sits there
 */
export interface SeatInfo {
  /**
   * seat, from 1
   */
  seat: number;
  name: string;
  colour: 'blue' | 'yellow' | 'green' | 'pink' | 'red' | 'black';
  kind: 'open' | 'person' | 'computer';
  /**
   * held by one of your tokens
   */
  here: boolean;
  online: boolean;
  resigned: boolean;
  /**
   * of the computer that plays this seat, also in place of a person who left
   */
  level?: string;
}
/**
 * What was chosen before the first tile
 */
export interface Rules {
  edition: 'C1' | 'C2' | 'C3';
  sets: {
    name: string;
    copies: number;
  }[];
  /**
   * those that differ from their default
   */
  options: {
    name: string;
    value: string;
  }[];
}
/**
 * Helps allowed at this table
 */
export interface Helps {
  legal_places: boolean;
  dead_places: boolean;
  projected: boolean;
  remaining: boolean;
  field_view: boolean;
  feature_worth: boolean;
  previews: boolean;
}
/**
 * One thing that may be done next in this draft
 */
export interface Choice {
  action: Action;
  kind: 'figure' | 'special' | 'pass';
  /**
   * points of each seat if the turn were confirmed with it
   */
  gains: {
    /**
     * seat, from 1
     */
    seat: number;
    points: number;
  }[];
  /**
   * grows to the east
   */
  x?: number;
  /**
   * grows to the south
   */
  y?: number;
  /**
   * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
   *
   * @minItems 2
   * @maxItems 2
   */
  at?: [number, number];
  /**
   * seat, from 1
   */
  seat?: number;
  figure?: string;
  on?: string;
  feature?: 'road' | 'city' | 'field' | 'monastery' | 'garden';
  lies?: boolean;
  token?: string;
  shows?: number;
  /**
   * the feature it would stand on or its crossroads' roads
   */
  about?: {
    tiles: number;
    open_ends: number;
    occupied_by: number[];
    worth_now: number;
    worth_complete: number;
  };
}
/**
 * What this draft gives up for good
 */
export interface Warning {
  code: 'last_meeple' | 'last_tile' | 'last_token_use' | 'gives_points';
  text: string;
}
/**
 * What a feature is and is worth
 */
export interface Feature {
  kind: 'road' | 'city' | 'field' | 'monastery' | 'garden' | 'crossroads';
  cells: [number, number][];
  tiles: number;
  open_ends: number;
  complete: boolean;
  occupants: {
    /**
     * seat, from 1
     */
    seat: number;
    figure: string;
    /**
     * grows to the east
     */
    x: number;
    /**
     * grows to the south
     */
    y: number;
  }[];
  owners: number[];
  /**
   * scores if the game ended now
   */
  now: Entry[];
  shapes: {
    /**
     * grows to the east
     */
    x: number;
    /**
     * grows to the south
     */
    y: number;
    rotation: number;
    /**
     * SVG path in tile units before turning
     */
    path: string;
  }[];
  /**
   * English sentence
   */
  text: string;
  /**
   * scores if it were completed as it is now
   */
  when_complete?: Entry[];
}
/**
 * One field with farmers
 */
export interface FieldView {
  owners: number[];
  /**
   * its pieces
   */
  parts: {
    /**
     * grows to the east
     */
    x: number;
    /**
     * grows to the south
     */
    y: number;
    /**
     * n of --fN of the sprite
     */
    field: number;
  }[];
  cities: {
    cells: [number, number][];
    /**
     * where to put its tag
     */
    at: {
      /**
       * grows to the east
       */
      x: number;
      /**
       * grows to the south
       */
      y: number;
      /**
       * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
       *
       * @minItems 2
       * @maxItems 2
       */
      at: [number, number];
    };
  }[];
  /**
   * to each owner now
   */
  points: number;
}
/**
 * A short message: a text or a phrase
 */
export interface TalkLine {
  /**
   * from 1
   */
  number: number;
  /**
   * seat, from 1
   */
  seat: number;
  text?: string;
  phrase?: Phrase;
}
/**
 * How much time people have
 */
export interface ClockRules {
  /**
   * for the whole game, or anew for each turn
   */
  kind: 'bank' | 'turn';
  seconds: number;
  /**
   * seconds that a bank gets after each turn
   */
  increment?: number;
  /**
   * a computer plays on, the tile is laid by lot, the seat resigns
   */
  at_zero: 'computer' | 'pass' | 'resign';
  /**
   * of that computer
   */
  level?: string;
}
/**
 * Time left
 */
export interface ClockView {
  /**
   * ms by seat when this was sent; null: no clock
   */
  left: (number | null)[];
  /**
   * whose time runs; absent: nobody's
   */
  running?: number;
  paused: boolean;
}
/**
 * What is proposed and who has agreed
 */
export interface Offer {
  kind: OfferKind;
  /**
   * seat, from 1
   */
  by: number;
  agreed: number[];
  /**
   * seats that have to agree
   */
  wanted: number[];
}
/**
 * First message of a connection
 */
export interface Join {
  type: 'join';
  game: GameLink;
  /**
   * of your seats; none: you watch
   */
  tokens?: string[];
}
/**
 * Take an open seat
 */
export interface Claim {
  type: 'claim';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
  /**
   * name of a person
   */
  name: string;
}
/**
 * Give a seat up; it is open again, or a computer plays on
 */
export interface Leave {
  type: 'leave';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
  level?: string;
}
/**
 * Let a computer play a seat that is open or whose person is away; its person takes it back with take_back
 */
export interface TakeOver {
  type: 'take_over';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
  level: string;
}
/**
 * Play a seat of yours again instead of the computer
 */
export interface TakeBack {
  type: 'take_back';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
}
/**
 * Give the game up
 */
export interface Resign {
  type: 'resign';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
}
/**
 * Say something to the table: a text or a phrase
 */
export interface Say {
  type: 'say';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
  /**
   * shown as text alone
   */
  text?: string;
  phrase?: Phrase;
}
/**
 * Propose something to all players
 */
export interface MakeOffer {
  type: 'offer';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
  kind: OfferKind;
}
/**
 * Agree to what is proposed, or not
 */
export interface AnswerOffer {
  type: 'answer_offer';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
  accept: boolean;
}
/**
 * End a pause
 */
export interface Resume {
  type: 'resume';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
}
/**
 * Make the next game of the same table, once this one is over
 */
export interface AskRematch {
  type: 'rematch';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
}
/**
 * What may follow these actions and what confirming them would do
 */
export interface Preview {
  type: 'preview';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
  /**
   * seat, from 1
   */
  seat: number;
  actions: Action[];
}
/**
 * Play these actions and, unless finish is false, end the turn (passing where needed)
 */
export interface Play {
  type: 'play';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
  /**
   * seat, from 1
   */
  seat: number;
  actions: Action[];
  /**
   * false: the turn goes on; for tables without undo
   */
  finish?: boolean;
}
/**
 * The feature under a point
 */
export interface AskFeature {
  type: 'feature';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
  /**
   * grows to the east
   */
  x: number;
  /**
   * grows to the south
   */
  y: number;
  /**
   * [u, v] on the tile as it lies, 0 to 100 from its upper left corner
   *
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * The field view
 */
export interface AskFields {
  type: 'fields';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
}
/**
 * The position after the first `seq` entries; see steps of `summary`
 */
export interface AskHistory {
  type: 'history';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
}
/**
 * Points by kind and over time
 */
export interface AskSummary {
  type: 'summary';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
}
/**
 * Why a computer played a turn as it did
 */
export interface AskReason {
  type: 'reason';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * as log entries count them
   */
  turn: number;
}
/**
 * Why an action is refused
 */
export interface AskWhyNot {
  type: 'why_not';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
  /**
   * seat, from 1
   */
  seat: number;
  actions: Action[];
}
/**
 * Keep the line open
 */
export interface Ping {
  type: 'ping';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
}
/**
 * Answer to join
 */
export interface Welcome {
  type: 'welcome';
  game: GameLink;
  seats: SeatInfo[];
  view: View;
  log: LogEntry[];
  rules: Rules;
  helps: Helps;
  /**
   * the draft of a turn may be taken back until confirmed
   */
  undo: boolean;
  art: {
    /**
     * path of the sprite
     */
    sprite: string;
  };
  /**
   * short messages are allowed here
   */
  messages: boolean;
  /**
   * the newest of them
   */
  talk: TalkLine[];
  /**
   * how many look on
   */
  watching: number;
  /**
   * unguessable: id of a game, or (beginning with w, one letter longer) its link for those who only look
   */
  watch_link?: string;
  clock_rules?: ClockRules;
  clock?: ClockView;
  offer?: Offer;
  /**
   * unguessable: id of a game, or (beginning with w, one letter longer) its link for those who only look
   */
  next?: string;
  /**
   * of the server; reload the page when it changes
   */
  version: string;
}
/**
 * You have the seat
 */
export interface Claimed {
  type: 'claimed';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * seat, from 1
   */
  seat: number;
  /**
   * secret of one seat, kept in the browser
   */
  token: string;
}
/**
 * Somebody came, left or was replaced
 */
export interface Seats {
  type: 'seats';
  seats: SeatInfo[];
}
/**
 * The game moved on
 */
export interface Update {
  type: 'update';
  view: View;
  /**
   * entries since the update before
   */
  log: LogEntry[];
  clock?: ClockView;
}
/**
 * Your message was carried out
 */
export interface Done {
  type: 'done';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
}
/**
 * Answer to preview
 */
export interface Previewed {
  type: 'previewed';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
  /**
   * what may follow; empty when the turn is complete
   */
  choices: Choice[];
  /**
   * what confirming now would cause
   */
  outcome: Entry[];
  warnings: Warning[];
  /**
   * English sentence of the outcome
   */
  text: string;
}
/**
 * Answer to feature
 */
export interface FeatureAnswer {
  type: 'feature';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  feature?: Feature;
}
/**
 * Answer to fields
 */
export interface FieldsAnswer {
  type: 'fields';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * how many entries the stored game has; stale messages are refused
   */
  seq: number;
  fields: FieldView[];
}
/**
 * Answer to history
 */
export interface HistoryAnswer {
  type: 'history';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  view: View;
  /**
   * of the step that led here
   */
  entries: LogEntry[];
}
/**
 * Answer to summary
 */
export interface SummaryAnswer {
  type: 'summary';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  /**
   * in order, final scoring last
   */
  steps: {
    /**
     * how many entries the stored game has; stale messages are refused
     */
    seq: number;
    turn: number;
    /**
     * of each seat after it
     */
    points: number[];
  }[];
  by_kind: {
    word: string;
    /**
     * by seat
     */
    points: number[];
  }[];
  best: {
    /**
     * of the log entry
     */
    index: number;
    points: number;
    /**
     * seat, from 1
     */
    seat: number;
  }[];
}
/**
 * What a computer expected when it placed its tile; all in points
 */
export interface Reason {
  /**
   * over the best other seat at the end
   */
  lead: number;
  /**
   * every line to the end was counted
   */
  exact: boolean;
  /**
   * what each seat will have at the end from one kind of thing; kinds worth nothing to anybody are left out
   */
  expected: {
    /**
     * scored: on the track already; figures: worth of those in the supply; expansions: such as toll to come
     */
    word: 'scored' | 'road' | 'city' | 'monastery' | 'garden' | 'field' | 'figures' | 'expansions';
    /**
     * of each seat
     */
    points: number[];
  }[];
  /**
   * places it looked at most, the chosen one among them
   */
  places: {
    x: number;
    y: number;
    rotation: number;
    lead: number;
    chosen: boolean;
  }[];
}
/**
 * Answer to reason; without one where a person played or the computer did not search
 */
export interface ReasonAnswer {
  type: 'reason';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  turn: number;
  reason?: Reason;
}
/**
 * Answer to why_not
 */
export interface WhyNotAnswer {
  type: 'why_not';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
  allowed: boolean;
  message?: string;
  rule?: string;
}
/**
 * A computer is thinking
 */
export interface Thinking {
  type: 'thinking';
  /**
   * seat, from 1
   */
  seat: number;
}
/**
 * A clock began or stopped, or the game is paused or goes on
 */
export interface ClockNews {
  type: 'clock';
  clock: ClockView;
}
/**
 * The time of a seat is used up
 */
export interface TimeUp {
  type: 'time_up';
  /**
   * seat, from 1
   */
  seat: number;
  /**
   * what has happened because of it
   */
  does: 'computer' | 'pass' | 'resign';
}
/**
 * Somebody said something
 */
export interface Said {
  type: 'said';
  line: TalkLine;
}
/**
 * Something is proposed, or somebody agreed
 */
export interface OfferNews {
  type: 'offer';
  offer: Offer;
}
/**
 * What was proposed is settled
 */
export interface OfferGone {
  type: 'offer_gone';
  kind: OfferKind;
  why: 'agreed' | 'declined' | 'lapsed';
}
/**
 * The same table plays again; the tokens of this game's seats hold there too
 */
export interface Rematch {
  type: 'rematch';
  game: GameLink;
}
/**
 * How many look on
 */
export interface Watching {
  type: 'watching';
  count: number;
}
/**
 * Refused; nothing changed
 */
export interface Error {
  type: 'error';
  code:
    | 'malformed'
    | 'too_large'
    | 'too_many'
    | 'no_game'
    | 'no_seat'
    | 'not_yours'
    | 'not_your_turn'
    | 'stale'
    | 'illegal'
    | 'not_allowed'
    | 'server';
  message: string;
  /**
   * chosen by the client; the answer carries it
   */
  id?: number;
  rule?: string;
}
/**
 * Answer to ping
 */
export interface Pong {
  type: 'pong';
  /**
   * chosen by the client; the answer carries it
   */
  id: number;
}
/**
 * GET /api/form: what can be chosen for a new game
 */
export interface Form {
  editions: {
    name: 'C1' | 'C2' | 'C3';
    title: string;
  }[];
  sets: {
    name: string;
    title: string;
    help: string;
    editions: string[];
    most_copies: number;
    tiles: {
      edition: string;
      count: number;
    }[];
  }[];
  options: {
    name: string;
    /**
     * base or the set that brings it
     */
    set: string;
    /**
     * default first; empty for a number
     */
    values: string[];
    default: string;
    help: string;
    rule: string;
    low?: number;
    high?: number;
  }[];
  levels: {
    name: string;
    title: string;
    help: string;
    /**
     * longest time of a turn
     */
    ms: number;
  }[];
  seats: {
    least: number;
    most: number;
  };
  colours: string[];
}
/**
 * POST /api/games
 */
export interface NewGame {
  rules: Rules;
  seats: {
    kind: 'here' | 'link' | 'computer';
    /**
     * name of a person
     */
    name?: string;
    level?: string;
    colour?: 'blue' | 'yellow' | 'green' | 'pink' | 'red' | 'black';
  }[];
  helps: Helps;
  clock?: ClockRules;
  /**
   * short messages between seats; absent: yes
   */
  messages?: boolean;
  undo: boolean;
  /**
   * digits; the same seed gives the same tiles
   */
  seed?: string;
  /**
   * text of a record or .jcz file to go on with; rules are then the file's
   */
  record?: string;
}
/**
 * Answer to POST /api/games
 */
export interface Created {
  /**
   * unguessable id of a game
   */
  game: string;
  seats: {
    /**
     * seat, from 1
     */
    seat: number;
    /**
     * secret of one seat, kept in the browser
     */
    token: string;
  }[];
}
/**
 * POST /api/mine
 */
export interface MyGames {
  games: {
    game: GameLink;
    tokens: string[];
  }[];
}
/**
 * A line of the start page
 */
export interface GameCard {
  game: GameLink;
  seats: SeatInfo[];
  points: number[];
  over: boolean;
  your_turn: boolean;
  left: number;
  /**
   * time of the last move, ISO 8601
   */
  moved: string;
}
/**
 * Answer to POST /api/mine; unknown games are left out
 */
export interface MyGamesAnswer {
  games: GameCard[];
}
/**
 * GET /api/toll: the tiles a position can be made of; tiles that are alike stand together
 */
export interface TollForm {
  sets: {
    /**
     * of a tile set: base, tollkeepers, river_1 ...
     */
    name: string;
    title: string;
    tiles: TollTile[];
  }[];
}
export interface TollTile {
  type: string;
  copies: string[];
  editions: ('C1' | 'C2' | 'C3')[];
  /**
   * north, east, south, west: F field, R road, C city, S water
   */
  edges: string;
  symbols: string[];
  monastery: boolean;
  crossroads: boolean;
}
/**
 * POST /api/toll
 */
export interface TollRequest {
  /**
   * a position (docs/position-format.md), a record or a .jcz
   */
  text: string;
  /**
   * after so many turns of a game
   */
  at?: number;
}
/**
 * The table as it was understood
 */
export interface TollPosition {
  edition: 'C1' | 'C2' | 'C3';
  sets: {
    name: string;
    copies: number;
  }[];
  options: {
    name: string;
    value: string;
  }[];
  players: {
    seat: number;
    points: number;
    name: string;
  }[];
  tiles: {
    copy: string;
    type: string;
    x: number;
    y: number;
    rotation: number;
  }[];
  pieces: {
    /**
     * meeple, large_meeple, abbot, tollhouse
     */
    word: string;
    seat: number;
    x: number;
    y: number;
    /**
     * road 1, city 2, field 3, monastery, garden
     */
    on?: string;
    shows?: number;
  }[];
  /**
   * cell of the tile just placed
   *
   * @minItems 2
   * @maxItems 2
   */
  placed?: [number, number];
  placed_by?: number;
}
/**
 * when_complete: what closing its open ends as they are would pay; of a complete one what completing it pays or paid. at_end: final scoring of it alone
 */
export interface TollFeature {
  kind: 'road' | 'city' | 'field' | 'monastery' | 'garden';
  cells: [number, number][];
  tiles: number;
  open_ends: number;
  complete: boolean;
  /**
   * complete and scored now
   */
  due: boolean;
  occupied_by: number[];
  owners: number[];
  worth_now: number;
  worth_complete: number;
  when_complete: Entry[];
  at_end: Entry[];
}
/**
 * A crossroads with what each of its roads would pay a token there: for the value its own token shows, or for each value where it is free
 */
export interface TollCrossroads {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  /**
   * tollhouse
   */
  token?: string;
  seat?: number;
  shows?: number;
  values: {
    shows: number;
    roads: {
      /**
       * index into features
       */
      feature: number;
      /**
       * of the tile as it lies, to which the road leads
       */
      sides: ('north' | 'east' | 'south' | 'west')[];
      when_complete: Entry[];
      at_end: Entry[];
    }[];
  }[];
}
/**
 * What could not have come about by play, or was filled in
 */
export interface TollWarning {
  code: 'box_has_fewer' | 'plain_tile' | 'apart' | 'two_on_tile';
  /**
   * of the position's text; 0: of none
   */
  line: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  text: string;
}
/**
 * Answer to POST /api/toll, and `tollkeeper toll --json`
 */
export interface TollAnswer {
  position: TollPosition;
  /**
   * the position as a file
   */
  text: string;
  warnings: TollWarning[];
  seats: {
    seat: number;
    colour: string;
    /**
     * the colour where none was given
     */
    name: string;
    points: number;
    /**
     * scored now
     */
    due: number;
    /**
     * final scoring besides
     */
    end: number;
    total: number;
  }[];
  due: Entry[];
  features: TollFeature[];
  crossroads: TollCrossroads[];
}
/**
 * Any answer of 4xx or 5xx
 */
export interface HttpError {
  code: string;
  message: string;
  rule?: string;
  /**
   * of a position's text
   */
  line?: number;
}
