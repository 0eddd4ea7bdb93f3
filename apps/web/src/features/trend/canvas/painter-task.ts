import type { Print } from './print.ts';
import type { Side, Tile } from './tile.ts';

/** What to paint from now on, or a tile of it. */
export type PainterTask = { readonly print: Print } | { readonly id: number; readonly tile: Tile };

/** The pictures of a tile. */
export interface PaintedTile {
  readonly id: number;
  readonly pictures: Readonly<Record<Side, ImageBitmap>>;
}
