import { useLayoutEffect, useRef } from 'react';
import { penOf } from '../canvas/surface.ts';

export interface PaintedProps {
  width: number;
  height: number;
  paint: (pen: CanvasRenderingContext2D) => void;
  /** Dependencies of the drawing: it is repainted when one of them changes. */
  inputs: readonly unknown[];
  /** Whether its columns can be picked. */
  zones?: boolean;
}

/** A canvas painted before the browser displays it. Screen readers use the table view instead. */
export function Painted({ width, height, paint, inputs, zones = false }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<readonly unknown[]>(undefined);
  useLayoutEffect(() => {
    const element = canvas.current;
    const now = [width, height, ...inputs];
    const isSame = painted.current?.every((input, index) => Object.is(input, now[index])) === true;
    if (!element || isSame || width <= 0 || height <= 0) return;
    const pen = penOf(element, width, height);
    if (!pen) return;
    paint(pen);
    painted.current = now;
  });
  return (
    <canvas
      ref={canvas}
      style={{ inlineSize: width, blockSize: height }}
      {...(zones ? { 'data-zones': '' } : {})}
    />
  );
}
