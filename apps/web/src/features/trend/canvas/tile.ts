import { paintIssues } from './paint-bands.ts';
import { fullWidth, paintRows } from './paint-rows.ts';
import { type Pen, readied } from './pen.ts';
import type { Print } from './print.ts';

/** Rows of a chart that are painted together, from `from` to `to` (exclusive). */
export interface Tile {
  readonly from: number;
  readonly to: number;
  /** Device pixels of a CSS pixel. */
  readonly scale: number;
}

/** The two pictures of a tile: the fixed columns at the left, and the zones. */
export const sides = ['issues', 'rows'] as const;
export type Side = (typeof sides)[number];

/** Size of a picture of a tile in CSS pixels. */
export function sizeOf(
  print: Print,
  { from, to }: Tile,
  side: Side,
): readonly [width: number, height: number] {
  const width = side === 'issues' ? print.issueWidth + print.drawnWidth : fullWidth(print, print);
  return [width, (to - from) * print.rowHeight];
}

/** Paints one side of a tile on a canvas of its size. */
export function paintTile(pen: Pen, print: Print, { from, to, scale }: Tile, side: Side): void {
  const paint = side === 'issues' ? paintIssues : paintRows;
  paint(readied(pen, scale), print, from, to);
}
