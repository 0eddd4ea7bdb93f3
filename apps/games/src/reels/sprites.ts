import { type Drawing, paint } from './drawing.ts';

/** Draws bitmaps around a point, in CSS pixels. */
export interface Sprites<Name extends string> {
  /**
   * `size`: width of the drawing, multiplied by `scale` for this frame. `density`: device pixels per CSS pixel of the canvas;
   * the context is scaled by it.
   */
  draw(
    pen: CanvasRenderingContext2D,
    name: Name,
    at: { readonly x: number; readonly y: number; readonly size: number; readonly scale: number },
    density: number,
  ): void;
}

/** Drawings that are rasterised once per size and then copied: a path costs more than a bitmap. */
export function createSprites<Name extends string>(drawings: Readonly<Record<Name, Drawing>>): Sprites<Name> {
  const made = new Map<Name, HTMLCanvasElement>();
  return {
    draw(pen, name, { x, y, size, scale }, density) {
      const side = Math.ceil(size * density);
      let bitmap = made.get(name);
      if (bitmap?.width !== side) {
        bitmap = bitmapOf(drawings[name], side);
        made.set(name, bitmap);
      }
      if (scale !== 1) {
        pen.drawImage(bitmap, x - (size * scale) / 2, y - (size * scale) / 2, size * scale, size * scale);
        return;
      }
      // Aligned to whole device pixels this is a plain copy; otherwise every pixel is resampled.
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.drawImage(bitmap, Math.round(x * density - side / 2), Math.round(y * density - side / 2));
      pen.setTransform(density, 0, 0, density, 0, 0);
    },
  };
}

function bitmapOf(drawing: Drawing, side: number): HTMLCanvasElement {
  const bitmap = document.createElement('canvas');
  bitmap.width = side;
  bitmap.height = side;
  const pen = bitmap.getContext('2d');
  pen?.translate(side / 2, side / 2);
  if (pen) paint(pen, drawing, side);
  return bitmap;
}
