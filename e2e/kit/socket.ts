import type { Page } from '@playwright/test';
import type { ServerEventName, ServerEvents } from '@tessera/protocol/events';

/** The page's socket connection, with the test as a proxy in between. */
export interface HeldSocket {
  /** Resolves when the page has switched to the WebSocket transport. */
  readonly open: Promise<void>;
  /** Sends an event to the page in the server's name. */
  say<Name extends ServerEventName>(name: Name, payload: ServerEvents[Name]): void;
  /** Cuts the connection and prevents new ones. */
  drop(): void;
  /** Allows connections again. */
  mend(): void;
}

/** The transport's packet that switches from polling to the WebSocket (engine.io, packet `upgrade`). */
const UPGRADE = '5';
/** An event on the connection (engine.io `message`, socket.io `event`). */
const EVENT = '42';

/** Proxies the connection of a page that has not been opened yet. */
export async function holdSocket(page: Page): Promise<HeldSocket> {
  let upgraded = () => {};
  let send = (_: string) => {};
  let close = () => {};
  let lost = false;
  const open = new Promise<void>((resolve) => {
    upgraded = resolve;
  });
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      if (message === UPGRADE) upgraded();
    });
    send = (text) => socket.send(text);
    close = () => {
      void socket.close();
      void server.close();
    };
  });
  await page.route(/socket\.io.*transport=polling/, (route) => (lost ? route.abort() : route.continue()));
  return {
    open,
    say: (name, payload) => send(EVENT + JSON.stringify([name, payload])),
    drop: () => {
      lost = true;
      close();
    },
    mend: () => {
      lost = false;
    },
  };
}

interface Tried {
  triedAt?: number[];
}

/** Runs in the page before its scripts: notes when it asks for a connection, by its own clock. */
export function noteTries(): void {
  const tried: number[] = [];
  (window as Tried).triedAt = tried;
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (...given: unknown[]) {
    if (/socket\.io.*polling/.test(String(given[1]))) tried.push(Date.now());
    Reflect.apply(open, this, given);
  };
}

/** Runs in the page: when it asked for a connection last, if it did after `from`. */
export const lastTry = (from: number) => (window as Tried).triedAt?.findLast((at) => at > from);
