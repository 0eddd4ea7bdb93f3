/** Message from a game's page to the page around it. It is only a hint: figures come from the server. */
export type FrameMessage = 'ready' | 'balance' | 'round' | 'exit';

/** Message to a game's page. */
export type FrameOrder =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'theme'; readonly dark: boolean };

const kinds: readonly string[] = ['ready', 'balance', 'round', 'exit'] satisfies FrameMessage[];

/** Parses a received message; anything but a known game message is `undefined`. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  return source === 'tessera-game' && typeof type === 'string' && kinds.includes(type)
    ? (type as FrameMessage)
    : undefined;
}

/**
 * Origin of a game's page, the only one to exchange messages with. `undefined` for an address that may not be framed: one that
 * is not http(s), or one of our own origin, where a frame with scripts could reach this page.
 */
export function frameOrigin(url: string, own: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origin !== own ? origin : undefined;
}
