import { figureFont } from '@tessera/ui/figure-font.ts';
import type { PaintedTile, PainterTask } from './painter-task.ts';
import type { Print } from './print.ts';
import { paintTile, type Side, sizeOf, type Tile } from './tile.ts';

/** Paints the tiles of a chart off the main thread; see `painter.ts`. */

/** Fonts of this worker; the types of a page do not have them here. */
const own = globalThis as unknown as { readonly fonts: FontFaceSet };

let print: Print | undefined;

/** The canvases of the worker: a new one waits for the main thread when it is first painted on. */
const canvases = new Map<Side, OffscreenCanvas>();

/** Without the font, figures are painted in the font of the words. */
const fonts = Promise.allSettled(
  Object.entries(figureFont.files).map(async ([weight, file]) => {
    const face = new FontFace(figureFont.family, `url("${file}")`, { weight });
    own.fonts.add(await face.load());
  }),
);

addEventListener('message', ({ data }: MessageEvent<PainterTask>) => {
  // Thrown where the page hears of it.
  answer(data).catch((error: unknown) => setTimeout(() => reportError(error)));
});

async function answer(data: PainterTask): Promise<void> {
  await fonts;
  if ('print' in data) {
    print = data.print;
    return;
  }
  if (!print) return;
  const [issues, rows] = await Promise.all([
    pictureOf(print, data.tile, 'issues'),
    pictureOf(print, data.tile, 'rows'),
  ]);
  const pictures = { issues, rows };
  const painted: PaintedTile = { id: data.id, pictures };
  postMessage(painted, { transfer: Object.values(pictures) });
}

function pictureOf(of: Print, tile: Tile, side: Side): Promise<ImageBitmap> {
  const size = sizeOf(of, tile, side);
  const width = Math.round(size[0] * tile.scale);
  const height = Math.round(size[1] * tile.scale);
  const canvas = canvases.get(side) ?? new OffscreenCanvas(width, height);
  canvases.set(side, canvas);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height < height) canvas.height = height;
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (pen) paintTile(pen, of, tile, side);
  return createImageBitmap(canvas, 0, 0, width, height);
}
