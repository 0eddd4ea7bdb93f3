import { EXCLUDED } from './breaks.ts';
import { CHANNEL } from './change.ts';
import type { ExcludedHandler, ProtectionDeps } from './deps.ts';
import { isMarked, watchForHarm } from './harm.ts';
import { endSessionsInTime } from './session-limit.ts';

/** Limits and breaks of players, for the modules that enforce them. */
export interface Protection extends ProtectionDeps {
  /**
   * Calls the handler on every node for players whose limits or breaks changed; without a player when changes may have been
   * missed.
   */
  onChanged(handler: (userId?: bigint) => void): void;
  /** Adds a consequence of a self-exclusion: running chases stop, platform balances are recalled (RP8). */
  onExcluded(handler: ExcludedHandler): void;
  /** False for a player with a recent marker of harm or during a break: no promotion is offered to them (RP8, RP13). */
  mayPromote(userId: bigint): Promise<boolean>;
  /** Starts the hourly look for markers of harm. */
  start(): Promise<void>;
}

export async function createProtection(deps: ProtectionDeps): Promise<Protection> {
  const changed: ((userId?: bigint) => void)[] = [];
  const excluded: ExcludedHandler[] = [];
  await deps.nodeChannels.listen(CHANNEL, (payload) => {
    for (const handler of changed) handler(BigInt(payload));
  });
  deps.nodeChannels.onReconnect(() => {
    for (const handler of changed) handler();
  });
  deps.jobs.on(EXCLUDED, async ({ payload }, tx) => {
    for (const handler of excluded) await handler(tx, BigInt((payload as { user: string }).user));
  });
  endSessionsInTime(deps);
  const harm = watchForHarm(deps);
  return {
    ...deps,
    onChanged: (handler) => void changed.push(handler),
    onExcluded: (handler) => void excluded.push(handler),
    mayPromote: async (userId) => {
      const { rows } = await deps.store.query<{ code: string | null }>(
        'select code from play_refusal($1, null, app_now())',
        [userId],
      );
      return rows[0]!.code === null && !(await isMarked(deps.store, userId));
    },
    start: harm.start,
  };
}
