import { beforeEach, describe, expect, it } from "vitest";
import { alike, OrderDesk, SENSIBLE } from "../../src/core/table/orders.svelte";
import type { TableStore } from "../../src/core/table/table.svelte";
import type { ComingQuestionView, Order, Words } from "../../src/core/wire";

const words = (key: string): Words => ({ key, args: {} });
const option = (action: string) => ({ action, label: words(action) });
const PAWNS = ["pawn domination-1", "pawn domination-2", "pawn speciation-3", "pass"].map(option);
const COMING: ComingQuestionView[] = [
  { question: "place", prompt: words("place"), options: PAWNS },
  { question: "feed", prompt: words("feed"), options: ["feed a", "feed c"].map(option) },
];

class Table {
  id = "t";
  mine: { orders: Order[]; orders_rest: boolean } = $state({ orders: [], orders_rest: false });
  refuses = false;
  foreseen = () => Promise.resolve(COMING);
  leaveOrders = async (orders: Order[]): Promise<boolean> => {
    await Promise.resolve(); // the server answers later
    if (!this.refuses) this.mine = { orders, orders_rest: false };
    return !this.refuses;
  };
}

const desk = (table = new Table()): [OrderDesk, Table] => [new OrderDesk(table as unknown as TableStore), table];

beforeEach(() => sessionStorage.clear());

describe("an order that is put together", () => {
  it("has answers by preference, for the question they belong to", async () => {
    const [made, table] = desk();
    await made.look();
    expect(made.question).toBe("place");
    made.pick("pawn speciation-3");
    made.pick("pass");
    await made.leave();
    expect(table.mine.orders).toEqual([
      { answers: ["pawn speciation-3", "pass"], question: "place", repeat: false, until: "round" },
    ]);
    expect(made.chosen).toEqual([]);
    expect(made.coming, "the list of orders is in sight").toBeNull();
  });

  it("takes back what is picked twice, and begins anew for another question", async () => {
    const [made] = desk();
    await made.look();
    made.pick("pass");
    made.pick("pass");
    expect(made.chosen).toEqual([]);
    made.pick("pass");
    made.turnTo("feed");
    expect(made.chosen).toEqual([]);
    expect(made.options.map(({ action }) => action)).toEqual(["feed a", "feed c"]);
  });

  it("may mean any of a kind", async () => {
    const [made] = desk();
    await made.look();
    made.pick("pawn domination-2");
    made.widen("pawn domination-2");
    expect(made.chosen).toEqual(["pawn domination-*"]);
    expect(made.said("pawn domination-*")).toEqual(words("pawn domination-1"));
    made.pick("pawn domination-1"); // it is meant already: taken back
    expect(made.chosen).toEqual([]);
    expect(alike("pawn speciation-3", PAWNS)).toBeNull();
    expect(alike("pass", PAWNS)).toBeNull();
  });

  it("stays when it is refused", async () => {
    const [made, table] = desk();
    table.refuses = true;
    await made.look();
    made.pick("pass");
    await made.leave();
    expect(made.chosen).toEqual(["pass"]);
  });
});

describe("orders that were left", () => {
  it("keep a change that was not answered before the next one", async () => {
    const [made, table] = desk();
    table.mine = { orders: [SENSIBLE], orders_rest: false };
    await Promise.all([made.change(0, { repeat: false }), made.change(0, { until: "phase" })]);
    expect(table.mine.orders).toEqual([{ ...SENSIBLE, repeat: false, until: "phase" }]);
    expect(made.left).toEqual(table.mine.orders);
  });

  it("are changed and withdrawn one by one", async () => {
    const [made, table] = desk();
    await made.add(SENSIBLE);
    await made.add({ ...SENSIBLE, answers: ["pass"] });
    await made.change(1, { until: "phase" });
    expect(table.mine.orders[1]).toEqual({ answers: ["pass"], question: "", repeat: true, until: "phase" });
    await made.withdraw(0);
    expect(table.mine.orders.map(({ answers }) => answers)).toEqual([["pass"]]);
  });

  it("are still said after a reload", async () => {
    const [made, table] = desk();
    await made.look();
    made.pick("pawn domination-1");
    made.widen("pawn domination-1");
    await made.leave();
    const [again] = desk(table);
    expect(again.said("pawn domination-*")).toEqual(words("pawn domination-1"));
    expect(again.said("place")).toEqual(words("place"));
    expect(again.said("feed a")).toBeNull();
  });
});
