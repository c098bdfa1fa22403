// What stands on a space of the action display.
export interface Standing {
  animal: string;
  seat: number;
  /** Of a special pawn. */
  element: string | null;
  /** In the reader's language. */
  name: () => string;
}
