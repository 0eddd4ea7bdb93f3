/** A context to paint with, of a page or of a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Sets what all paintings have in common; `scale` is the number of device pixels of a CSS pixel. */
export function readied<P extends Pen>(pen: P, scale: number): P {
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  return pen;
}
