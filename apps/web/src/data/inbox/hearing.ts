import type { CallReply } from '@tessera/protocol/endpoints';
import type { InboxKind } from '@tessera/protocol/inbox';
import { isLoud } from '@tessera/protocol/loudness';
import { now } from '../../platform/clock/index.ts';
import { call, onToken, readToken } from '../../platform/http/index.ts';
import { onSocketEvent } from '../../platform/socket/index.ts';

/** What is announced to the player, and the quiet hours. */
export type InboxSettings = CallReply<'POST /api/user/inbox/settings'>;

let known: Promise<InboxSettings> | undefined;

const forget = (): void => {
  known = undefined;
};
onSocketEvent('inbox:settings', forget);
onToken(forget);

/**
 * Whether the page may announce something of this kind that it found out by itself, by the player's settings. For events the server
 * decides (`loud`). Without an answer it stays silent.
 */
export async function mayTell(kind: InboxKind): Promise<boolean> {
  if ((await readToken()) === null) return false;
  known ??= call('POST /api/user/inbox/settings', {}, { silent: true });
  try {
    return isLoud(kind, { ...(await known), onBreak: false }, now());
  } catch {
    forget();
    return false;
  }
}
