import { trustedUrl } from '../../../platform/device/index.ts';
import type { PaintedTile, PainterTask } from './painter-task.ts';
import workerUrl from './painter-worker.ts?worker&url';
import type { Print } from './print.ts';
import type { Tile } from './tile.ts';

type Pictures = PaintedTile['pictures'];

/** Paints tiles in a worker, so that scrolling does not wait for them. */
export interface Painter {
  /** `show` receives the pictures, unless the returned function was called before. */
  paint(print: Print, tile: Tile, show: (pictures: Pictures) => void): () => void;
}

let worker: Worker | undefined;
let users = 0;
let sent: Print | undefined;
let lastId = 0;
const waiting = new Map<number, (pictures: Pictures) => void>();

const painter: Painter = {
  paint(print, tile, show) {
    if (sent !== print) post({ print });
    sent = print;
    lastId += 1;
    const id = lastId;
    waiting.set(id, show);
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
  if (painterOf()) running();
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
    const show = waiting.get(id);
    waiting.delete(id);
    if (show) show(pictures);
    else for (const picture of Object.values(pictures)) picture.close();
  });
  return worker;
}

function post(task: PainterTask): void {
  running().postMessage(task);
}
