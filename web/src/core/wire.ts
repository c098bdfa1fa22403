// Made by scripts/generate/web_types.py from the server's classes: do not edit.

/** What to answer in a player's place when a question comes (docs/adr/0043). */
export interface Order {
  answers: string[];
  question: string;
  repeat: boolean;
  until: string;
}

/** The first message. `session` and `seen` go on where a lost connection broke off. */
export interface Hello {
  type: "hello";
  session?: string;
  seen?: number;
  changes?: boolean;
}

/** Tell me of a table from now on. What I know already does not come again. */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  events?: number;
  epoch?: number;
  chat?: number;
}

/** I do not look at a table any more. */
export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}

/** My answer to the question with the number `ply`. The same `id` again changes nothing. */
export interface Move {
  type: "move";
  id: string;
  table: string;
  seat: number;
  ply: number;
  action: string;
}

/** Take back my last answer, or ask the others to let me. */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat: number;
}

/** Agree that somebody goes back, or not. */
export interface Vote {
  type: "vote";
  id: string;
  table: string;
  seat: number;
  agrees: boolean;
  ply?: number | null;
}

/** Let a bot of a level play my seat; an empty level: I play again. */
export interface Pass {
  type: "pass";
  id: string;
  table: string;
  seat: number;
  level: string;
}

/** What is certain to happen if I answer so? */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  seat: number;
  action: string;
}

/** Why may I not answer so? */
export interface Why {
  type: "why";
  id: string;
  table: string;
  seat: number;
  action: string;
}

/** What happened earlier than what I know? */
export interface Story {
  type: "story";
  id: string;
  table: string;
  seat: number;
  before: number;
}

/** Answer these in my place when such questions come; instead of the orders I have left before. None: no more. */
export interface Orders {
  type: "orders";
  id: string;
  table: string;
  seat: number;
  orders: Order[];
}

/** What may I be asked next? */
export interface Coming {
  type: "coming";
  id: string;
  table: string;
  seat: number;
}

/** What would a bot do? */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  seat: number;
}

/** A line for everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  table: string;
  text: string;
}

/** I have everything up to a number; the server may forget it. */
export interface Ack {
  type: "ack";
  seq: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** A sentence to be said in the reader's language: a key of the message files with its arguments. */
export interface Words {
  key: string;
  args: Record<string, unknown>;
}

/** One reason against an action, with the numbers of its rules. */
export interface Refusal {
  rules: string[];
  why: Words;
}

/** Something a seat may answer. */
export interface OptionView {
  action: string;
  label: Words;
}

/** What one seat, or a spectator (seat -1), sees and may do. */
export interface SeatView {
  seat: number;
  view: Record<string, unknown>;
  prompt: Words | null;
  rules: string[];
  options: OptionView[];
  undo: string;
  reset: string;
  since: number;
  skipped: number;
  events: Words[];
  orders: Order[];
  orders_rest: boolean;
}

/** A question that may come, and answers to it that there may be. */
export interface ComingQuestionView {
  question: string;
  prompt: Words;
  options: OptionView[];
}

/** A number that an answer would change. */
export interface Change {
  place: string;
  who: string;
  what: string;
  before: number;
  after: number;
}

/** What is certain after an answer, up to the first thing that is drawn, revealed or hidden from the seat. */
export interface PreviewView {
  events: Words[];
  changes: Change[];
}

/** A part of what a seat, or a spectator (seat -1), saw happen. */
export interface StoryPage {
  seat: number;
  epoch: number;
  first: number;
  events: Words[];
}

/** Who plays a seat. */
export interface ChairView {
  seat: number;
  name: string;
  level: string;
  yours: boolean;
  flagged: boolean;
  present: boolean;
  vacation: number;
}

/** The time left of a seat in milliseconds at the time `at` of the table; running or not. */
export interface ClockView {
  left: number;
  running: boolean;
}

/** A seat wants to go back to a ply. */
export interface RewindRequestView {
  seat: number;
  ply: number;
  agreed: number[];
}

/** What the luck of a table comes from, if nobody chose its seed. */
export interface SharedSeedView {
  commitment: string;
  numbers: string[];
  secret: string;
}

/** A table as one client sees it. */
export interface TableView {
  id: string;
  n: number;
  at: number;
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  status: string;
  visibility: string;
  undo: string;
  level: string;
  delay: number;
  host: boolean;
  epoch: number;
  ply: number;
  waiting: number[];
  chairs: ChairView[];
  clock: Record<string, unknown>;
  clocks: ClockView[];
  rewind_request: RewindRequestView | null;
  seats: SeatView[];
  scores: number[] | null;
  winners: number[];
  verifiable: boolean;
  rated: boolean;
  daily: string;
  seed: string;
  shared_seed: SharedSeedView | null;
  rematch: string;
  waits: boolean;
}

/** A line of chat; plain text, never markup. */
export interface ChatView {
  n: number;
  at: number;
  name: string;
  text: string;
}

/** The answer to hello: the session to resume with, the time, and whether nothing was missed. */
export interface Welcome {
  type: "welcome";
  session: string;
  time: number;
  resumed: boolean;
}

/** A table changed, or this is how it is. */
export interface Seen {
  type: "seen";
  seq: number;
  table: TableView;
  chat: ChatView[];
}

/** A table changed, for clients that said `changes`: what is different from the last view of it in this session. */
export interface Changed {
  type: "changed";
  seq: number;
  table: string;
  changes: unknown[][];
  chat: ChatView[];
}

/** The request was carried out; what it changed comes by itself. */
export interface Done {
  type: "done";
  id: string;
  data: unknown;
}

/** The request was refused, and why; for an illegal action with the rules. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  why: Words;
  reasons: Refusal[];
  after: number;
}

/** Who at the table is looking. */
export interface Presence {
  type: "presence";
  seq: number;
  table: string;
  seats: number[];
  spectators: number;
}

/** Something for you outside of a table: your turn elsewhere, or an announcement. */
export interface Notice {
  type: "notice";
  seq: number;
  why: Words;
  table: string;
}

/** The server goes down; come back after so many milliseconds. */
export interface Bye {
  type: "bye";
  after: number;
}

/** How long people may think: for ever, a bank with an increment, or so many seconds for each move. */
export interface Clock {
  kind: string;
  bank: number;
  increment: number;
}

/** An empty object. */
export interface Nothing {

}

/** A table to be set up; what is left out has a sensible value. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string | null>;
  seats?: string[];
  names?: string[];
  visibility?: string;
  clock?: Clock;
  undo?: string;
  level?: string;
  delay?: number;
  rated?: boolean;
  seed?: number | null;
  start?: boolean;
}

/** A seat. */
export interface SeatBody {
  seat: number;
}

/** A number that a player adds to the seed: 1 to 40 digits. */
export interface NumberBody {
  seat: number;
  number: string;
}

/** A seat and the level of a bot; empty: the owner plays. */
export interface LevelBody {
  seat: number;
  level: string;
}

/** An answer to the question with the number `ply`; the same `key` again changes nothing. */
export interface MoveBody {
  seat: number;
  ply: number;
  action: string;
  key?: string;
}

/** Agree that somebody goes back, or not. */
export interface VoteBody {
  seat: number;
  agrees: boolean;
  ply?: number | null;
}

/** A line for everybody at the table. */
export interface ChatBody {
  text: string;
}

/** Mute the author of the line with the number `line`, also a spectator. */
export interface MuteBody {
  line: number;
  muted: boolean;
}

/** The token of an invitation, or of the mail that asks whether an address is yours. */
export interface TokenBody {
  token: string;
}

/** Try something else from a position: hidden things are dealt anew, bots play the other seats. */
export interface ForkBody {
  ply: number;
  seat: number;
  level?: string;
}

/** A record as text. */
export interface RecordBody {
  record: string;
}

/** A name and a password. */
export interface AccountBody {
  name: string;
  password: string;
}

/** The password so far, and the one from now on. */
export interface PasswordBody {
  old: string;
  new: string;
}

/** A name to be shown. */
export interface NameBody {
  name: string;
}

/** Where to say that it is your turn; empty: nowhere. */
export interface NoticesBody {
  email?: string;
  hook?: string;
}

/** Who you are. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
  operator: boolean;
  email: string;
  hook: string;
  confirmed: boolean;
  mails: boolean;
  banned: number;
}

/** An option of a game: the first value is the usual one. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string | null)[];
  rule: string;
  about: Words;
  text: string;
  free: boolean;
  forced_players: number;
}

/** What seats play: the words of the option `animals`, and how many of them a seat has with the option `several`. */
export interface Animals {
  names: string[];
  several: string;
  each: number[];
}

/** What a word of an action names after its verb; a word with commas names several such things. */
export interface ArgInfo {
  kind: string;
  at: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  rules: number;
  players: number[];
  usual_players: number;
  minutes: number;
  lesson: boolean;
  options: OptionInfo[];
  levels: string[];
  animals: Animals | null;
  actions: Record<string, ArgInfo[]>;
  nouns: Record<string, Record<string, Words>>;
}

/** All games. */
export interface Games {
  games: GameInfo[];
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  players: number;
  status: string;
  names: string[];
  changed: number;
  your_turn: boolean;
  place: number;
}

/** A list of tables. */
export interface Tables {
  tables: TableLine[];
  next: string;
}

/** A token that lets its bearer take one seat of one table. */
export interface Token {
  token: string;
}

/** What somebody is invited to: one seat of a table that has not begun. */
export interface Invitation {
  seat: number;
  host: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  clock: Clock;
  undo: string;
  verifiable: boolean;
  rated: boolean;
  chairs: ChairView[];
}

/** A record as text. */
export interface RecordText {
  record: string;
}

/** The answer that led to a ply; action and label only if the one who looks may know them. */
export interface CourseLine {
  ply: number;
  seat: number;
  action: string | null;
  label: Words | null;
  rules: string[];
  round: number;
  scores: (number | null)[];
  events: number;
}

/** Every answer of a game, seen by a seat or, as -2, by somebody from whom nothing is hidden. */
export interface Course {
  seat: number;
  lines: CourseLine[];
}

/** What a tile means, by animal: how well elements match, who dominates, who would die out, who would score what. */
export interface TileInsight {
  matching: Record<string, number>;
  dominant: string | null;
  endangered: string[];
  points: Record<string, number>;
}

/** A type of element in Marine: domination values by animal, the target to beat, and who has its pawn. */
export interface ElementInsight {
  values: Record<string, number>;
  target: number;
  control: string | null;
}

/** A carnivore and a prey in Evolution: what blocks the attack, with its rules; nothing does if empty. */
export interface AttackInsight {
  attacker: string;
  prey: string;
  blocked: Refusal[];
}

/** What can be read from a position: tiles and elements by name, and attacks. */
export interface Insight {
  tiles: Record<string, TileInsight>;
  elements: Record<string, ElementInsight>;
  attacks: AttackInsight[];
}

/** What can be read from a table now. */
export interface TableInsight {
  ply: number;
  insight: Insight;
}

/** A position of a game: the answer that led to it, what was seen and asked, what the board meant. */
export interface Moment {
  ply: number;
  plies: number;
  line: CourseLine | null;
  waiting: number[];
  scores: (number | null)[];
  seat: SeatView;
  insight: Insight;
}

/** Done. */
export interface Ok {
  ok: boolean;
}

/** Why something was not done; `text` says it in the language of the request. */
export interface Trouble {
  error: string;
  why: Words;
  text: string;
  reasons: Refusal[];
  table: TableView | null;
  after: number;
}

/** A private note; empty: none. */
export interface NoteBody {
  text: string;
  seat?: number;
}

/** Your notes about a table and the people there. */
export interface PrivateNotes {
  table: string;
  players: (string | null)[];
}

/** What to answer in your place when such questions come, instead of the orders of before; none: no more. */
export interface OrdersBody {
  seat: number;
  orders: Order[];
}

/** Questions that may come to a seat. */
export interface ComingQuestions {
  questions: ComingQuestionView[];
}

/** Something that was undone. */
export interface UndoneView {
  at: number;
  seat: number;
  agreed: boolean;
}

/** What was undone at a table, the first first; the parts of a secret answer are nobody's business. */
export interface UndoneList {
  undone: UndoneView[];
}

/** A subscription as the browser gives it: its address at a push service and its keys in base64url. */
export interface PushBody {
  endpoint: string;
  key: string;
  auth: string;
}

/** Which browser: its address at a push service. */
export interface PushEndpointBody {
  endpoint: string;
}

/** Hours without notices, in minutes from midnight; from and to the same: none. */
export interface QuietBody {
  begin: number;
  end: number;
  zone?: string;
}

/** Web Push, as you have set it. */
export interface PushView {
  key: string;
  devices: number;
  begin: number;
  end: number;
  zone: string;
}

/** How to play once more. */
export interface RematchBody {
  rotate?: boolean;
}

/** What you have reached at a seat of a game, with so many players. */
export interface SeatStatisticsView {
  game: string;
  players: number;
  seat: number;
  with_people: boolean;
  games: number;
  wins: number;
  points: number;
  place: number;
}

/** What somebody has reached with an animal. */
export interface AnimalStatisticsView {
  game: string;
  animal: string;
  games: number;
  wins: number;
  points: number;
  place: number;
}

/** What somebody has reached, by game, number of players and seat, and by animal. */
export interface StatisticsView {
  lines: SeatStatisticsView[];
  animals: AnimalStatisticsView[];
}

/** Somebody's rating at a game: the true one lies within `margin` of it with 95 %. */
export interface RatingView {
  game: string;
  rating: number;
  margin: number;
  games: number;
}

/** One of somebody's last rated games. */
export interface RatedGameView {
  table: string;
  game: string;
  players: number;
  at: number;
  place: number;
  rating: number;
  change: number;
}

/** What everybody may know of somebody with an account. */
export interface ProfileView {
  name: string;
  since: number;
  games: number;
  yours: boolean;
  statistics: StatisticsView;
  ratings: RatingView[];
  rated_games: RatedGameView[];
}

/** A line of the leaderboard. */
export interface LeaderView {
  place: number;
  name: string;
  rating: number;
  margin: number;
  games: number;
}

/** Who is best at a game for certain: by the lower end of the interval, after enough rated games. */
export interface Leaderboard {
  game: string;
  games: number;
  leaders: LeaderView[];
}

/** Who owns a seat. */
export interface TablePlayerView {
  seat: number;
  profile: string;
  rating: RatingView | null;
  change: number | null;
  after: number | null;
}

/** Who plays at a table, by seat. */
export interface TablePlayers {
  players: TablePlayerView[];
}

/** A device where you are signed in. */
export interface DeviceView {
  id: string;
  device: string;
  began: number;
  seen: number;
  here: boolean;
}

/** Your devices. */
export interface SessionsView {
  sessions: DeviceView[];
}

/** One of your sessions, by its `id`. */
export interface EndBody {
  session: string;
}

/** The name of an account whose password is forgotten. */
export interface ForgotBody {
  name: string;
}

/** The token of the mail, and the password from now on. */
export interface ResetBody {
  token: string;
  password: string;
}

/** So many days of vacation from now on, 30 at most; 0: it ends. */
export interface VacationBody {
  days: number;
}

/** A vacation, and what is left of it. */
export interface VacationView {
  until: number;
  days_left: number;
}

/** Whom to block: by a seat or a line of chat of a table, or by the name of an account. */
export interface BlockBody {
  name?: string;
  table?: string;
  seat?: number;
  line?: number;
}

/** Whom to report, as with a block, and why. */
export interface ReportBody {
  text: string;
  name?: string;
  table?: string;
  seat?: number;
  line?: number;
}

/** One of your blocks, by its `id`. */
export interface UnblockBody {
  id: string;
}

/** Somebody whom you have blocked. */
export interface BlockView {
  id: string;
  name: string;
  at: number;
}

/** All of those, the latest first. */
export interface BlocksView {
  blocks: BlockView[];
}

/** A line for everybody on the server. */
export interface AnnounceBody {
  text: string;
}

/** For how long somebody is muted or banned. */
export interface SanctionBody {
  days: number | null;
}

/** A user, for operators. */
export interface Person {
  id: string;
  name: string;
  account: string | null;
  operator: boolean;
}

/** Somebody in a report. */
export interface ReportedPerson {
  id: string;
  name: string;
  muted: number;
  banned: number;
}

/** A report in the list of them. */
export interface ReportLine {
  id: string;
  at: number;
  author: string;
  about: string;
  text: string;
  closed: number;
}

/** Reports that nobody has dealt with first, the latest of them first. */
export interface Reports {
  reports: ReportLine[];
}

/** A line of chat as it was when somebody reported it. */
export interface ReportedLine {
  at: number;
  name: string;
  text: string;
  theirs: boolean;
}

/** All of a report, with what there was to be seen when it was made. */
export interface ReportView {
  report: ReportLine;
  author: ReportedPerson;
  about: ReportedPerson;
  table: string;
  seats: string[];
  lines: ReportedLine[];
}

/** Users, for operators. */
export interface People {
  users: Person[];
}

/** An offer to play with whoever wants the same. */
export interface SeekBody {
  game: string;
  players: number;
  clock: Clock;
  rated?: boolean;
  lowest?: number;
  highest?: number;
}

/** Somebody who takes part in an offer. */
export interface SeekerView {
  name: string;
  profile: string;
  rating: RatingView | null;
}

/** An offer. */
export interface SeekView {
  id: string;
  game: string;
  players: number;
  clock: Clock;
  rated: boolean;
  lowest: number;
  highest: number;
  people: SeekerView[];
  yours: boolean;
  joined: boolean;
  expires: number;
}

/** The offers that you may take, and your own. */
export interface Seeks {
  seeks: SeekView[];
  table: string;
}

/** Somebody's own try at a deal. */
export interface DailyTry {
  game: string;
  day: string;
  status: string;
  table: string;
  score: number;
  place: number;
}

/** The deal of a game today. */
export interface DailyDeal {
  game: string;
  players: number;
  seat: number;
  level: string;
  options: Record<string, boolean | number | string | null>;
  results: number;
  own: DailyTry | null;
}

/** The deals of today, and one's own of all days. */
export interface DailyView {
  day: string;
  left: number;
  deals: DailyDeal[];
  tries: DailyTry[];
  streak: number;
  longest: number;
}

/** How many results are the same. */
export interface DailyCount {
  place: number;
  score: number;
  tries: number;
}

/** One of the best results. */
export interface DailyName {
  name: string;
  place: number;
  score: number;
  sent: boolean;
}

/** The same deal played by the strongest level. */
export interface DailyExpert {
  status: string;
  answers: number;
  score: number;
  place: number;
}

/** Where one's path parted from the expert's: the first answer that differs. */
export interface DailyParting {
  ply: number;
  round: number;
  yours: Words;
  experts: Words;
  chances: number[];
  best: Words | null;
}

/** How a deal ended for everybody who played it here. */
export interface DailyResults {
  game: string;
  day: string;
  players: number;
  seat: number;
  own: DailyTry | null;
  rounds: number[];
  rank: number;
  beaten: number;
  counts: DailyCount[];
  best: DailyName[];
  expert: DailyExpert;
  parting: DailyParting | null;
}

/** A puzzle to choose. */
export interface PuzzleTitle {
  id: string;
  level: number;
  tags: string[];
}

/** The puzzles of a game; day after day the next one is that of the day. */
export interface PuzzleList {
  game: string;
  puzzles: PuzzleTitle[];
}

/** A question with one answer that is clearly best, as its seat sees it. */
export interface PuzzleView {
  game: string;
  id: string;
  players: number;
  level: number;
  tags: string[];
  moment: Moment;
}

/** An answer to a puzzle; nothing gives up. */
export interface PuzzleBody {
  action?: string;
}

/** An answer, the seat's chance after it in thousandths if it was worth comparing, and what speaks for it. */
export interface PuzzleIdea {
  action: string;
  label: Words;
  chance: number | null;
  why: Words;
}

/** What becomes of an answer. The solution is told to whoever has found it or gives up. */
export interface PuzzleVerdict {
  right: boolean;
  given: PuzzleIdea | null;
  best: PuzzleIdea | null;
  others: PuzzleIdea[];
  steps: number;
}

/** How the first try at a puzzle ended, and when, in milliseconds. */
export interface PuzzleTry {
  game: string;
  puzzle: string;
  right: boolean;
  at: number;
}

/** All first tries of somebody, in their order. */
export interface PuzzleTries {
  tries: PuzzleTry[];
}

/** First tries to be remembered; those at puzzles that are known count no more. */
export interface TriesBody {
  tries: PuzzleTry[];
}

/** An account of a finished game. */
export interface Review {
  form: number;
  coach: number;
  digest: string;
  game: string;
  players: number;
  rules: number;
  effort: number;
  first: number;
  plies: number;
  scores: number[];
  winners: number[];
  chances: number[][];
  decisions: ReviewDecision[];
  luck: ReviewLuck[];
  shares: ReviewShare[];
  phases: ReviewPhase[];
  turning: number[];
}

/** The messages of a game, as Fluent files; where two files say the same message, the first one counts. */
export interface GameWords {
  game: string;
  language: string;
  texts: string[];
}

/** A numbered rule, ruling or example (`kind`); `see` names rulings and examples that belong to it. */
export interface RuleText {
  id: string;
  kind: string;
  title: string;
  text: string;
  see: string[];
  technical: boolean;
}

/** Rules that belong together; `about` is what is said before the first of them. */
export interface Chapter {
  title: string;
  about: string;
  rules: RuleText[];
}

/** A word of a game in all languages. */
export interface Term {
  section: string;
  en: string;
  pl: string;
  it: string;
  hu: string;
}

/** A kind of card or trait: its name in the notation, its name and text to be said; food values of its copies. */
export interface Piece {
  kind: string;
  key: string;
  name: Words;
  text: Words;
  food: number[];
  rule: string | null;
  doubt: Words | null;
}

/** All kinds of cards and traits of a game. */
export interface Gallery {
  pieces: Piece[];
}

/** Everything there is to read about a game. */
export interface RulesPage {
  game: string;
  rules: number;
  chapters: Chapter[];
  glossary: Term[];
  gallery: Piece[];
}

/** A lesson to choose; `title` is the key of a message. */
export interface LessonTitle {
  name: string;
  title: string;
}

/** The lessons of a game, in the order in which they are learnt. */
export interface Lessons {
  game: string;
  lessons: LessonTitle[];
}

/** By game: who is ahead of whom in games of two, and games of four with all levels. */
export interface Ladder {
  games: Record<string, unknown>;
}

/** The review of a finished game, or how far it is. */
export interface ReviewView {
  status: string;
  done: number;
  plies: number;
  why: Words | null;
  review: Review | null;
}

/** A sentence, to be said in the reader's language: a key of the message files with its arguments. */
export interface ReviewWords {
  key: string;
  args: Record<string, unknown>;
}

/** An answer of a seat, as the record writes it and as it is said. */
export interface ReviewAnswer {
  seat: number;
  action: string;
  label: ReviewWords;
}

/** An answer that could have been given. */
export interface ReviewIdea {
  action: string;
  label: ReviewWords;
  chance: number;
  why: ReviewWords | null;
}

/** One answer, judged by what its seat could know. */
export interface ReviewDecision {
  ply: number;
  answer: ReviewAnswer;
  rules: string[];
  options: number;
  known: number[];
  effect: number[];
  mistake: number[];
  loss: number;
  played: ReviewIdea | null;
  best: ReviewIdea | null;
  line: ReviewAnswer[];
  clear: boolean;
}

/** What nobody decided: a draw, or what could not be known when somebody decided. */
export interface ReviewLuck {
  ply: number;
  kind: string;
  effect: number[];
  events: ReviewWords[];
}

/** All about one answer. */
export interface ReviewStep {
  after: number[];
  decision: ReviewDecision;
  luck: ReviewLuck[];
}

/** What made the result of a seat: fair, deal, chance, hidden, own, others and play add up to result, exactly. */
export interface ReviewShare {
  seat: number;
  result: number;
  fair: number;
  deal: number;
  chance: number;
  hidden: number;
  own: number;
  others: number;
  play: number;
  decisions: number;
  loss: number;
  accuracy: number;
}

/** Accuracy in one kind of question. */
export interface ReviewPhase {
  rule: string;
  decisions: number[];
  accuracy: (number | null)[];
}

/** One step of a lesson: something to read, or an answer to give. */
export interface LessonStep {
  text: string;
  points: string[];
  expects: string | null;
  others: [number, string][];
  wrong: Record<string, string>;
}

/** A game or a position and the way through it: `record` sent to /api/records is its table, `seat` the learner's. */
export interface LessonPart {
  seat: number;
  record: string;
  steps: LessonStep[];
}

/** A guided game, or several positions one after the other. `title` is the key of a message. */
export interface Lesson {
  game: string;
  name: string;
  title: string;
  parts: LessonPart[];
}

export type AnyClient =
  | Hello
  | Watch
  | Unwatch
  | Move
  | Undo
  | Vote
  | Pass
  | Preview
  | Why
  | Story
  | Orders
  | Coming
  | Hint
  | Chat
  | Ack
  | Ping;

export type AnyServer =
  | Welcome
  | Seen
  | Changed
  | Done
  | Refused
  | Presence
  | Notice
  | Bye;
