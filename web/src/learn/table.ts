// The table of a lesson: all seats belong to this device, and only the learner's is looked through.
import { TableStore } from "../core/table/table.svelte";
import type { Seen, TableView } from "../core/wire";

/** Who sits on the other chairs plays as well as these; it is they who are given names. */
const LEVEL = "skilled";

const seenBy = (learner: number, table: TableView): TableView => ({
  ...table,
  seats: table.seats.filter(({ seat }) => seat === learner),
  chairs: table.chairs.map((chair) =>
    chair.seat === learner ? chair : { ...chair, yours: false, name: "", level: LEVEL },
  ),
});

export class LessonTable extends TableStore {
  constructor(
    id: string,
    private readonly learner: number,
  ) {
    super(id, true);
  }

  override seen(message: Seen): void {
    super.seen({ ...message, table: seenBy(this.learner, message.table) });
  }

  /** The server tells of all seats: what is known of one says nothing about the others. */
  override known(): ReturnType<TableStore["known"]> {
    return { events: 0, epoch: 0, chat: 0 };
  }
}
