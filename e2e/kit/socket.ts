import type { Page } from '@playwright/test';
import type { ServerEventName, ServerEvents } from '@tessera/protocol/events';

/** The page's connection, held in the middle. */
export interface HeldSocket {
  /** The page speaks over the web socket from now on. */
  readonly open: Promise<void>;
  /** Says something to the page in the server's name. */
  say<Name extends ServerEventName>(name: Name, payload: ServerEvents[Name]): void;
  /** Cuts the connection and lets none come about. */
  drop(): void;
  /** Lets it come back. */
  mend(): void;
}

/** What the transport says when it leaves polling for the web socket (engine.io, packet `upgrade`). */
const UPGRADE = '5';
/** An event of the connection (engine.io `message`, socket.io `event`). */
const EVENT = '42';

/** Holds the connection of a page that has not been opened yet. */
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
