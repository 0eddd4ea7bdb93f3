import { h } from '../element.ts';

/** Size in CSS pixels, and the time of this frame in ms since page load. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly now: number;
  /** Time since the previous frame, at most {@link stepMax}, so that a page that was hidden does not jump. */
  readonly dt: number;
}

/** Draws one frame in CSS pixels; returns whether another is needed. */
export type Draw = (pen: CanvasRenderingContext2D, frame: Frame) => boolean;

/** A canvas that draws only while something moves. */
export interface CanvasView {
  readonly element: HTMLCanvasElement;
  /** Draws frames until `draw` returns false. */
  wake(): void;
  size(): { readonly width: number; readonly height: number };
  destroy(): void;
}

/** A higher resolution costs time on a phone without a visible gain. */
const densityMax = 2;
const stepMax = 50;

/**
 * A canvas as large as its box, sharp up to a device pixel ratio of 2. It draws immediately, on every resize, and after {@link
 * CanvasView.wake} as long as `draw` returns true; never while the page is hidden.
 */
export function createCanvasView(label: string, draw: Draw, densityTop = densityMax): CanvasView {
  const element = h('canvas', { role: 'img', 'aria-label': label });
  const pen = element.getContext('2d');
  if (!pen) throw new Error('This browser does not support canvas.');
  let width = 0;
  let height = 0;
  let last = 0;
  let request = 0;

  const paint = (now: number) => {
    request = 0;
    if (width === 0 || height === 0) return;
    const dt = last === 0 ? 0 : Math.min(now - last, stepMax);
    const density = element.width / width;
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.clearRect(0, 0, width, height);
    if (draw(pen, { width, height, now, dt })) {
      last = now;
      request = requestAnimationFrame(paint);
    } else {
      last = 0;
    }
  };
  const wake = () => {
    if (request === 0) request = requestAnimationFrame(paint);
  };
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    width = entry.contentRect.width;
    height = entry.contentRect.height;
    const density = Math.min(devicePixelRatio || 1, densityTop);
    element.width = Math.max(1, Math.round(width * density));
    element.height = Math.max(1, Math.round(height * density));
    // Setting the size clears the canvas, so it is redrawn before the browser shows the box.
    if (request !== 0) cancelAnimationFrame(request);
    paint(performance.now());
  });
  observer.observe(element);
  return {
    element,
    wake,
    size: () => ({ width, height }),
    destroy: () => {
      observer.disconnect();
      if (request !== 0) cancelAnimationFrame(request);
    },
  };
}
