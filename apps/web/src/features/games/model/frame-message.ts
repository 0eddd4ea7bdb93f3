/** What a game's page says to the page around it. A hint: figures come from the service. */
export type FrameMessage = 'ready' | 'balance' | 'round' | 'exit';

/** What is said to a game's page. */
export type FrameOrder =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'theme'; readonly dark: boolean };

const kinds: readonly string[] = ['ready', 'balance', 'round', 'exit'] satisfies FrameMessage[];

/** Reads what arrived; anything else than a known message of a game is `undefined`. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  return source === 'tessera-game' && typeof type === 'string' && kinds.includes(type)
    ? (type as FrameMessage)
    : undefined;
}

/**
 * Origin of a game's page, which alone may speak to us and be spoken to; `undefined` for an address that may not be framed:
 * one that is no web address, or one of our own origin, where a frame with scripts would be the page itself.
 */
export function frameOrigin(url: string, own: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origin !== own ? origin : undefined;
}
