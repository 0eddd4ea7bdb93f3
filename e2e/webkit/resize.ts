import type { PageDocument } from './document.ts';
import type { Session } from './driver.ts';

/** A window's inside, px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const TRIES = 20;

/** Gives the inside of a window this size. Errors: throws when the browser does not reach it: its own bar asks for some width. */
export async function resize(session: Session, document: PageDocument, size: Size): Promise<void> {
  let outer = { ...size };
  for (let left = TRIES; left > 0; left -= 1) {
    await session.command('POST', '/window/rect', { x: 0, y: 0, ...outer });
    const inner = (await document.evaluate(
      '() => new Promise((resolve) => setTimeout(() => resolve({ width: innerWidth, height: innerHeight }), 50))',
    )) as Size;
    if (inner.width === size.width && inner.height === size.height) return;
    outer = {
      width: outer.width + size.width - inner.width,
      height: outer.height + size.height - inner.height,
    };
  }
  throw new Error(`WebKit does not take the size ${size.width}x${size.height}.`);
}
