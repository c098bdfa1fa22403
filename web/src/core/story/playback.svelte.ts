// What happened, as a seat is shown it: answer after answer up to the present, what is new since its own last one, and
// the same once more for whoever wants to see it again.
import { get, Refused } from "../api";
import { PLAIN, type Beat, type Happenings } from "./happenings";
import { listening, concerns } from "./listening";
import { changedBy, placesOf } from "../board/pointing";
import { MOST_SCENES, OWN, paceNow, Scenes, type Scene } from "./scenes.svelte";
import { Since, type Snapshot } from "./since.svelte";
import type { Story } from "../board/stage";
import { summary, type Summary } from "./summary";
import type { Moment, SeatView, TableView } from "../wire";

/** The table whose course is shown: as it is now. */
interface Course {
  readonly id: string;
  readonly table: TableView | null;
  readonly mine: SeatView;
  readonly chairs: TableView["chairs"];
  /** Through whose eyes; the lines that are known of its story, and how many come before them. */
  readonly seat: number;
  readonly story: Story;
  readonly untold: number;
  readonly curtain: boolean;
  endOf(seat: number): number;
}

/** What moves takes its time; a beat with much in it may be so many times as long. */
const EACH = 0.4;
const LONGEST = 4;
/** Positions that are fetched to be seen again, when the page did not see them itself. */
const MOST_FETCHED = 30;
const NOWHERE: ReadonlySet<string> = new Set();

const seatIn = (scene: Scene | null, seat: number): SeatView | undefined =>
  scene?.table.seats.find((shown) => shown.seat === seat) ?? scene?.table.seats[0];

const isBack = (before: TableView, now: TableView): boolean =>
  now.ply < before.ply || (now.ply === before.ply && now.epoch !== before.epoch);

export class Playback {
  /** What the game says of its events. */
  happenings: Happenings = $state.raw(PLAIN);
  readonly scenes = new Scenes((before, after) => this.lasting(before, after));
  readonly since: Since;
  /** How long each seat's story was after so many answers, of the latest ones. */
  private readonly plies = new Map<number, ReadonlyMap<number, number>>();
  /** What is to be seen again is on its way. */
  fetching = $state(false);

  constructor(
    private readonly course: Course,
    /** Whether there is a pace: lessons have their own. */
    private readonly paced: boolean,
  ) {
    this.since = new Since(course.id);
  }

  // ---- what is shown ---------------------------------------------------------------------------
  private readonly shown: SeatView | undefined = $derived.by(() => seatIn(this.scenes.current, this.course.seat));
  readonly view: Record<string, unknown> = $derived.by(() => (this.shown ?? this.course.mine).view);
  readonly status = $derived.by(() => this.scenes.current?.table.status ?? this.course.table?.status);
  readonly playing = $derived.by(() => this.scenes.playing && !this.course.curtain);
  /** Whether somebody else's answers are shown. */
  readonly showing = $derived.by(() => this.playing && !this.scenes.step.own);
  private readonly end: number = $derived.by(() => {
    const { untold, story, seat } = this.course;
    return Math.min(this.scenes.current?.ends.get(seat) ?? Infinity, untold + story.length);
  });
  /** The story up to what is shown. */
  readonly story: Story = $derived.by(() => {
    const { story, untold } = this.course;
    return this.end === untold + story.length ? story : story.slice(0, Math.max(0, this.end - untold));
  });
  /** The line after which everything is new; null: nothing is, or the line is not known here. */
  readonly divider: number | null = $derived.by(() => {
    const at = (this.since.mark?.end ?? Infinity) - this.course.untold;
    return at >= 0 && at < this.story.length ? at : null;
  });
  private readonly news: Story = $derived(this.divider === null ? [] : this.story.slice(this.divider));
  private readonly fresh: ReadonlySet<string> = $derived(
    this.news.length ? new Set(this.news.flatMap(changedBy)) : NOWHERE,
  );
  /** All that is new, also what is still to be shown. */
  readonly missed: Story = $derived.by(() => {
    const { story, untold } = this.course;
    return story.slice(Math.max(0, (this.since.mark?.end ?? Infinity) - untold));
  });
  readonly summary: Summary = $derived.by(() => {
    const { table, chairs, mine } = this.course;
    const me = listening(table?.game ?? "", chairs, mine.view);
    return summary(this.missed, this.happenings, (words) => concerns(words, me));
  });

  readonly beat: Beat | null = $derived.by(() => {
    const { before, after } = this.scenes.step;
    return before && after ? this.between(before, after) : null;
  });
  private readonly now: ReadonlySet<string> = $derived.by(() =>
    this.beat && this.playing ? new Set(this.beat.lines.flatMap(placesOf)) : NOWHERE,
  );
  /** How a piece is marked: it is spoken of now, or was since one's last answer. */
  noticed = (token: string): string => (this.now.has(token) ? "beat" : this.fresh.has(token) ? "fresh" : "");

  private between(before: Scene, after: Scene): Beat {
    const { seat, story, untold } = this.course;
    const [from, to] = [before, after].map((scene) => Math.max(0, (scene.ends.get(seat) ?? 0) - untold));
    const [was, is] = [before, after].map((scene) => seatIn(scene, seat)?.view ?? {});
    return { before: was!, after: is!, lines: story.slice(from, to) };
  }

  /** How long a step takes: longer where more moves, and no time where nothing is seen. */
  private lasting(before: Scene, after: Scene): number {
    const beat = this.between(before, after);
    if (this.course.curtain || (!beat.lines.length && beat.before === beat.after)) return 0;
    const moving = beat.lines.reduce((n, line) => n + this.happenings.motions(line, beat).length, 0);
    return paceNow() * Math.min(LONGEST, 1 + EACH * Math.max(0, moving - 1));
  }

  // ---- what comes ----------------------------------------------------------------------------
  /** A view has come; `own`: because of an answer that was given here. */
  arrived(before: TableView | null, own: boolean): void {
    const { table } = this.course;
    if (!table) return;
    const scene: Scene = { table, ends: this.ends(table) };
    this.plies.set(table.ply, scene.ends);
    this.plies.delete(table.ply - MOST_SCENES);
    if (!before || before.status === "open") return this.begin(scene);
    if (before.ply === table.ply && before.epoch === table.epoch && before.status === table.status)
      return this.scenes.renew(scene);
    if (isBack(before, table)) return this.goBack(scene);
    if (own) this.since.answer(this.snapshotOf(scene));
    if (own) this.scenes.begin(scene);
    const seated = table.chairs.some(({ yours }) => yours);
    const length = this.paced ? paceNow() : 0;
    if (own) this.scenes.show(scene, Math.min(OWN, length));
    else if (seated && this.paced) this.scenes.add(scene);
    else this.scenes.show(scene, length);
  }

  private begin(scene: Scene): void {
    this.scenes.show(scene, 0);
    this.scenes.begin(scene);
    if (this.paced && scene.table.chairs.some(({ yours }) => yours)) this.since.arrive(this.snapshotOf(scene));
  }

  private goBack(scene: Scene): void {
    this.scenes.show(scene, 0);
    this.scenes.begin(scene);
    this.since.shorten(scene.ends.get(this.course.seat) ?? 0, scene.table.ply);
  }

  /** What happened after so many answers, as far as this page saw the table then. */
  storySince(ply: number): Story {
    const { seat, story, untold } = this.course;
    const end = this.plies.get(ply)?.get(seat);
    return end === undefined ? [] : story.slice(Math.max(0, end - untold));
  }

  private ends = ({ seats }: TableView) => new Map(seats.map(({ seat }) => [seat, this.course.endOf(seat)]));

  private snapshotOf({ table, ends }: Scene): Snapshot {
    return { end: ends.get(this.course.seat) ?? 0, ply: table.ply, epoch: table.epoch, at: Date.now() };
  }

  // ---- back and forth --------------------------------------------------------------------------
  /** To the present at once; whether what is shown was behind it. */
  skip = (): boolean => {
    const behind = this.showing || this.scenes.waiting > 0;
    this.scenes.catchUp();
    return behind;
  };

  /** Whoever was away has read what happened. */
  goOn = (): void => void (this.since.away = false);

  /** Show again what happened since one's own last answer. */
  again = async (): Promise<void> => {
    this.goOn();
    const { mark } = this.since;
    if (!mark || this.fetching || this.scenes.again(mark.ply)) return;
    this.fetching = true;
    this.scenes.play(await this.fetched(mark.ply));
    this.fetching = false;
  };

  /** The positions since a ply; the latest ones first, as far as the server gives them now. */
  private async fetched(first: number): Promise<Scene[]> {
    const { table, seat, id } = this.course;
    const scenes: Scene[] = [];
    if (!table) return scenes;
    let end = this.course.endOf(seat);
    const last = Math.max(first, table.ply - Math.min(MOST_FETCHED, MOST_SCENES));
    try {
      for (let ply = table.ply; ply >= last; ply -= 1) {
        const moment = await get<Moment>(`/api/tables/${id}/moments/${ply}?seat=${seat}`);
        scenes.unshift({ table: { ...table, ply, seats: [moment.seat] }, ends: new Map([[seat, end]]) });
        end -= moment.seat.events.length;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    return scenes;
  }
}
