/** Sizes a canvas for the device pixel ratio and returns its context; `undefined` if unavailable. Sizes in CSS pixels. */
export function penOf(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | undefined {
  const scale = (globalThis.devicePixelRatio || 1) * (canvas.currentCSSZoom ?? 1);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) return undefined;
  pen.scale(scale, scale);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  return pen;
}
