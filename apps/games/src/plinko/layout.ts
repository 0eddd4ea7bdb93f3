/** Positions of a board's pins and slots, in CSS pixels. */
export interface Layout {
  readonly rows: number;
  readonly centre: number;
  /** Middle of the first row of pins. */
  readonly top: number;
  /** Distance between pins, horizontally and vertically. */
  readonly across: number;
  readonly down: number;
  readonly slotTop: number;
  readonly slotHeight: number;
  readonly pinRadius: number;
  readonly ballRadius: number;
}

const edge = 10;
const dropRoom = 34;
const acrossMax = 64;

/** A board that fills its box: as wide as its slots need, as high as the space permits. */
export function layoutFor({ width, height }: { width: number; height: number }, rows: number): Layout {
  const slots = rows + 1;
  const down = Math.min((height - dropRoom - 64) / rows, acrossMax * 0.86);
  const across = Math.min((width - edge * 2) / slots, acrossMax, down * 1.5);
  const slotHeight = 30;
  const used = dropRoom + down * (rows - 0.35) + slotHeight;
  const top = Math.max(dropRoom, (height - used) / 2 + dropRoom);
  return {
    rows,
    centre: width / 2,
    top,
    across,
    down,
    slotTop: top + down * (rows - 1) + Math.max(down * 0.65, 20),
    slotHeight,
    pinRadius: Math.min(Math.max(across * 0.1, 2.2), 4.6),
    ballRadius: Math.min(Math.max(across * 0.24, 5), 11),
  };
}

/** Middle of pin `pin` (0 to row + 2) in row `row`. */
export const pinAt = ({ centre, top, across, down }: Layout, row: number, pin: number) => ({
  x: centre + (pin - (row + 2) / 2) * across,
  y: top + row * down,
});

/** Left edge and middle of a slot. */
export const slotAt = ({ centre, across, rows }: Layout, slot: number) => centre + (slot - rows / 2) * across;

/** Number of rows passed after a share of the animation; the first part is the drop onto the first pin. */
export const rowsDone = (share: number, rows: number) => share * (rows + 1);

/**
 * Position of a ball on its path. It hits one pin per row and hops half a step to the side that the path gives; the last hop
 * ends in its slot.
 */
export function ballAt(layout: Layout, path: readonly number[], done: number): { x: number; y: number } {
  const { centre, top, across, down, rows, slotTop, ballRadius, pinRadius } = layout;
  const onPin = ballRadius + pinRadius;
  if (done < 1) return { x: centre, y: top - dropRoom * (1 - done * done) - onPin + 4 * done };
  const row = Math.min(Math.floor(done) - 1, rows - 1);
  const share = Math.min(done - 1 - row, 1);
  const turns = path.slice(0, row).reduce((sum, turn) => sum + (turn === 1 ? 1 : -1), 0);
  const turn = path[row] === 1 ? 1 : -1;
  const from = { x: centre + (turns * across) / 2, y: top + row * down - onPin };
  // The ball stops on its slot without covering the figure.
  const toY = row === rows - 1 ? slotTop - ballRadius + 3 : from.y + down;
  // A hop: slightly up, then down.
  const lift = row === rows - 1 ? 0.12 : 0.34;
  return {
    x: from.x + (turn * across * share) / 2,
    y: from.y + (toY - from.y) * (share * share * (1 + lift) - share * lift),
  };
}
