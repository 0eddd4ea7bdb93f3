import { type Amount, parseAmountDown } from '@tessera/protocol/money';

/**
 * Message from a game's page to the page around it. `balance` is what the game shows: without the payout of a round that is
 * still being shown. It is only displayed; figures that count come from the server.
 */
export interface FrameMessage {
  readonly type: 'ready' | 'balance' | 'round' | 'exit';
  readonly balance: Amount | undefined;
}

/** Message to a game's page. */
export type FrameOrder =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'theme'; readonly dark: boolean };

const kinds: readonly string[] = ['ready', 'balance', 'round', 'exit'] satisfies FrameMessage['type'][];

/** Parses a received message; anything but a known game message is `undefined`. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, balance } = data as { source?: unknown; type?: unknown; balance?: unknown };
  if (source !== 'tessera-game' || typeof type !== 'string' || !kinds.includes(type)) return undefined;
  const amount = parseAmountDown(balance);
  return { type: type as FrameMessage['type'], balance: amount.ok ? amount.value : undefined };
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
