import { type Drawing, paint } from './drawing.ts';

/** Draws pictures around a point, `size` wide. */
export interface Sprites<Name extends string> {
  /** `room`: the largest size the picture is drawn at; the bitmap is made for it. */
  draw(pen: CanvasRenderingContext2D, name: Name, x: number, y: number, size: number, room: number): void;
}

/** As fine as the canvas they are drawn on. */
const densityMax = 1.5;

/** Pictures that are painted once for a size and then copied: a path costs more than a bitmap. */
export function createSprites<Name extends string>(drawings: Readonly<Record<Name, Drawing>>): Sprites<Name> {
  const density = Math.min(devicePixelRatio || 1, densityMax);
  const made = new Map<Name, { readonly room: number; readonly bitmap: HTMLCanvasElement }>();
  return {
    draw(pen, name, x, y, size, room) {
      let sprite = made.get(name);
      if (sprite?.room !== room) {
        sprite = { room, bitmap: bitmapOf(drawings[name], Math.ceil(room * density)) };
        made.set(name, sprite);
      }
      pen.drawImage(sprite.bitmap, x - size / 2, y - size / 2, size, size);
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
