import { useLayoutEffect, useRef } from 'react';
import { painterOf } from '../canvas/painter.ts';
import type { Print } from '../canvas/print.ts';
import { penOf, scaleOf } from '../canvas/surface.ts';
import { paintTile, type Side, sides, sizeOf, type Tile } from '../canvas/tile.ts';
import styles from './trend-chart.module.css';

/**
 * Rows of a chart from `from` to `to` (exclusive), on two canvases. `data-painted` is set once they show these rows.
 * Screen readers use the table view instead.
 */
export function TrendTile({ print, from, to }: { print: Print; from: number; to: number }) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(-1);
  const top = from * print.rowHeight;
  const [, height] = sizeOf(print, { from, to, scale: 1 }, 'rows');
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const canvases = [...element.querySelectorAll('canvas')];
    const tile: Tile = { from, to, scale: scaleOf(element) };
    delete element.dataset.painted;
    const painter = painterOf();
    if (!painter) {
      for (const [index, side] of sides.entries()) paintHere(canvases[index], print, tile, side);
      element.dataset.painted = '';
      return;
    }
    const contexts = canvases.map((canvas) => canvas.getContext('bitmaprenderer'));
    // A tile that was at other rows must not show them here. New values of the same rows replace the old ones.
    if (shown.current !== from) for (const context of contexts) context?.transferFromImageBitmap(null);
    return painter.paint(print, tile, (pictures) => {
      for (const [index, side] of sides.entries()) contexts[index]?.transferFromImageBitmap(pictures[side]);
      shown.current = from;
      element.dataset.painted = '';
    });
  }, [print, from, to]);
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
