import { useLayoutEffect, useRef } from 'react';
import { penOf } from '../canvas/surface.ts';

export interface PaintedProps {
  width: number;
  height: number;
  paint: (pen: CanvasRenderingContext2D) => void;
  /** What the picture follows from: it is painted again when one of them is another. */
  inputs: readonly unknown[];
  className?: string | undefined;
  /** Its places are columns that can be picked. */
  zones?: boolean;
}

/** A canvas painted in one go before the browser shows it. Readers have the table view instead. */
export function Painted({ width, height, paint, inputs, className, zones = false }: PaintedProps) {
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
      className={className}
      style={{ inlineSize: width, blockSize: height }}
      {...(zones ? { 'data-zones': '' } : {})}
    />
  );
}
