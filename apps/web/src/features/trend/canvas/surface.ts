import { readied } from './pen.ts';

/** Device pixels of a CSS pixel in an element. */
export const scaleOf = (element: Element): number =>
  (globalThis.devicePixelRatio || 1) * (element.currentCSSZoom ?? 1);

/** Sizes a canvas for the device pixel ratio and returns its context; `undefined` if unavailable. Sizes in CSS pixels. */
export function penOf(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | undefined {
  const scale = scaleOf(canvas);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d', { alpha: false });
  return pen ? readied(pen, scale) : undefined;
}
