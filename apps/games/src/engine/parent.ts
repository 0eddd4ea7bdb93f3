import type { PageMessage } from '@tessera/games';

/** Requests from the framing page. */
export interface ParentHandlers {
  sound(on: boolean): void;
  theme(dark: boolean): void;
}

/** Exchanges messages with the framing page; with `origin` null, no messages are sent. */
export function connectParent(origin: string | null, handlers: ParentHandlers) {
  const parent = window.parent;
  if (parent === window) return { isFramed: false, tell: (_message: Omit<PageMessage, 'source'>) => {} };
  window.addEventListener('message', ({ source, data, origin: from }: MessageEvent<unknown>) => {
    if (source !== parent || (origin !== null && from !== origin)) return;
    if (isMessage(data, 'sound') && typeof data.on === 'boolean') handlers.sound(data.on);
    if (isMessage(data, 'theme') && typeof data.dark === 'boolean') handlers.theme(data.dark);
  });
  return {
    isFramed: true,
    tell(message: Omit<PageMessage, 'source'>) {
      if (origin !== null)
        parent.postMessage({ source: 'tessera-game', ...message } satisfies PageMessage, origin);
    },
  };
}

function isMessage(data: unknown, type: string): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}
