import { reportError, trustedUrl } from '../../../platform/device/index.ts';
import type { PaintedTile, PainterTask } from './painter-task.ts';
import workerUrl from './painter-worker.ts?worker&url';
import type { Print } from './print.ts';
import { paintTile, type Side, sizeOf, type Tile } from './tile.ts';

type Pictures = PaintedTile['pictures'];

/** Paints tiles in a worker, so that scrolling does not wait for them. */
export interface Painter {
  /** `show` receives the pictures, unless the returned function was called before. */
  paint(print: Print, tile: Tile, show: (pictures: Pictures) => void): () => void;
}

interface Job {
  readonly print: Print;
  readonly tile: Tile;
  readonly show: (pictures: Pictures) => void;
}

let worker: Worker | undefined;
let users = 0;
let sent: Print | undefined;
let lastId = 0;
/** The worker could not be loaded, or failed: tiles are painted on the main thread. */
let failed = false;
const waiting = new Map<number, Job>();

const painter: Painter = {
  paint(print, tile, show) {
    if (failed) {
      show(picturesOf(print, tile));
      return () => undefined;
    }
    if (sent !== print) post({ print });
    sent = print;
    lastId += 1;
    const id = lastId;
    waiting.set(id, { print, tile, show });
    post({ id, tile });
    return () => waiting.delete(id);
  },
};

/** The painter, if the browser can paint in a worker. It runs while `keepPainter` holds it. */
export const painterOf = (): Painter | undefined =>
  typeof OffscreenCanvas === 'function' && typeof ImageBitmapRenderingContext === 'function'
    ? painter
    : undefined;

/** Starts the painter before its first tile is needed; returns a function that lets it end. */
export function keepPainter(): () => void {
  users += 1;
  if (painterOf() && !failed) running();
  return () => {
    users -= 1;
    if (users > 0) return;
    worker?.terminate();
    worker = undefined;
    sent = undefined;
    waiting.clear();
  };
}

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
  worker.addEventListener('message', ({ data: { id, pictures } }: MessageEvent<PaintedTile>) => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (job) job.show(pictures);
    else for (const picture of Object.values(pictures)) picture.close();
  });
  worker.addEventListener('error', (event) => {
    failed = true;
    reportError('trend painter', event.message || 'not loaded');
    for (const { print, tile, show } of waiting.values()) show(picturesOf(print, tile));
    waiting.clear();
  });
  return worker;
}

function picturesOf(print: Print, tile: Tile): Pictures {
  return { issues: pictureOf(print, tile, 'issues'), rows: pictureOf(print, tile, 'rows') };
}

function pictureOf(print: Print, tile: Tile, side: Side): ImageBitmap {
  const [width, height] = sizeOf(print, tile, side).map((size) => Math.round(size * tile.scale));
  const canvas = new OffscreenCanvas(width ?? 0, height ?? 0);
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen) paintTile(pen, print, tile, side);
  return canvas.transferToImageBitmap();
}

function post(task: PainterTask): void {
  running().postMessage(task);
}
