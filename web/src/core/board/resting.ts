// Where the pointer was moved to last. What appears under a pointer that rests was not pointed at, though browsers say so.
interface Place {
  clientX: number;
  clientY: number;
}
let last: Place | null = null;

const isSame = (one: Place, other: Place | null): boolean =>
  other !== null && one.clientX === other.clientX && one.clientY === other.clientY;

/** Whether a pointer lies where it lay before: the piece has come to it. */
export const rests = (event: Place): boolean => isSame(event, last);

const note = ({ clientX, clientY }: PointerEvent): void => void (last = { clientX, clientY });
// when the pieces have heard it
addEventListener("pointermove", note, { passive: true });
