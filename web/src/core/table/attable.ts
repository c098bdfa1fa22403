// What a running table tells the pieces of its board beyond the stage: nothing of it is there in replays and lessons.
import { getContext, setContext } from "svelte";
import type { TableStore } from "./table.svelte";

const TABLE = Symbol("table");
export const sitDown = (table: TableStore): TableStore => setContext(TABLE, table);
export const atTable = (): TableStore | undefined => getContext<TableStore | undefined>(TABLE);
