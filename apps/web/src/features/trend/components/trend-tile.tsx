import { useLayoutEffect, useRef } from 'react';
import { painterOf } from '../canvas/painter.ts';
import type { Print } from '../canvas/print.ts';
import { penOf, scaleOf } from '../canvas/surface.ts';
import { paintTile, type Side, sides, sizeOf, type Tile } from '../canvas/tile.ts';
import styles from './trend-chart.module.css';

export interface TrendTileProps {
  print: Print;
  /** Rows of the chart, `to` exclusive. */
  from: number;
  to: number;
  /** Whether the rows pass too fast to be read: they are painted with fewer pixels then, and sharp once they are slow. */
  fast: boolean;
}

/** What the canvases of a tile show. */
interface Shown {
  readonly print: Print;
  readonly from: number;
  readonly scale: number;
}

/**
 * Rows of a chart on two canvases. `data-painted` is set once they show these rows: the device pixels of a CSS pixel in their
 * pictures. Screen readers use the table view instead.
 */
export function TrendTile({ print, from, to, fast }: TrendTileProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(undefined);
  const top = from * print.rowHeight;
  const [, height] = sizeOf(print, { from, to, scale: 1 }, 'rows');
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const canvases = [...element.querySelectorAll('canvas')];
    const sharp = scaleOf(element);
    const tile: Tile = { from, to, scale: fast ? Math.min(sharp, Math.max(1, sharp / 2)) : sharp };
    const before = shown.current;
    const isThere = before?.print === print && before.from === from;
    const note = (scale: number) => {
      shown.current = { print, from, scale };
      element.dataset.painted = String(scale);
    };
    if (isThere && before.scale >= tile.scale) {
      note(before.scale);
      return;
    }
    delete element.dataset.painted;
    const painter = painterOf();
    if (!painter) {
      for (const [index, side] of sides.entries()) paintHere(canvases[index], print, tile, side);
      note(sharp);
      return;
    }
    const contexts = canvases.map((canvas) => canvas.getContext('bitmaprenderer'));
    // A tile that was at other rows must not show them here. New values of the same rows replace the old ones.
    if (before?.from !== from) {
      for (const context of contexts) context?.transferFromImageBitmap(null);
      shown.current = undefined;
    }
    return painter.paint(print, tile, (pictures) => {
      for (const [index, side] of sides.entries()) contexts[index]?.transferFromImageBitmap(pictures[side]);
      note(tile.scale);
    });
  }, [print, from, to, fast]);
  return (
    <div ref={root} className={styles.tile} data-tile="" style={{ insetBlockStart: top, blockSize: height }}>
      {sides.map((side) => (
        <canvas
          key={side}
          className={side === 'issues' ? styles.issues : undefined}
          style={{ inlineSize: sizeOf(print, { from, to, scale: 1 }, side)[0], blockSize: height }}
          {...(side === 'rows' ? { 'data-zones': '' } : {})}
        />
      ))}
    </div>
  );
}

function paintHere(canvas: HTMLCanvasElement | undefined, print: Print, tile: Tile, side: Side): void {
  const pen = canvas && penOf(canvas, ...sizeOf(print, tile, side));
  if (pen) paintTile(pen, print, tile, side);
}
