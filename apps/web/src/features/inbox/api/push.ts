import { call, ignoreFailure } from '../../../platform/http/index.ts';
import { isAppPush, type PushAbility, pushHere } from '../../../platform/push/index.ts';
import { markStale, queryOptions } from '../../../platform/query/index.ts';

const PUSH = 'inbox-push';

/** Push messages on this device. */
export interface PushState {
  readonly ability: PushAbility;
  /** Public key to subscribe with; empty when this device cannot. */
  readonly key: string;
  /** The subscription that gets this player's messages. */
  readonly endpoint: string | undefined;
}

export const pushOptions = () => queryOptions({ queryKey: [PUSH], queryFn: readState });

async function readState(): Promise<PushState> {
  const ability = await pushHere.ability();
  if (ability !== 'ready') return { ability, key: '', endpoint: undefined };
  const here = await pushHere.here();
  const asked = here ? { endpoint: here.endpoint } : {};
  const { key, apps, on } = await call('POST /api/user/push', asked, { silent: true });
  if (isAppPush && !apps) return { ability: 'unsupported_app', key, endpoint: undefined };
  return { ability, key, endpoint: on ? here?.endpoint : undefined };
}

/**
 * Asks the player for the permission, and switches push messages on. False when the player has not agreed. Errors: rejects when the
 * device, its push service or the call fails.
 */
export async function switchPushOn(key: string): Promise<boolean> {
  try {
    const here = await pushHere.subscribe(key);
    if (!here) return false;
    await call('POST /api/user/push/subscribe', { ...here }, { silent: true });
    return true;
  } finally {
    markStale([PUSH]);
  }
}

/** Switches push messages to this device off, at the service and on the device. */
export async function switchPushOff(endpoint: string): Promise<void> {
  await call('POST /api/user/push/unsubscribe', { endpoint });
  await ignoreFailure('push subscription', pushHere.unsubscribe());
  markStale([PUSH]);
}

export const testPush = (endpoint: string) => call('POST /api/user/push/test', { endpoint });
