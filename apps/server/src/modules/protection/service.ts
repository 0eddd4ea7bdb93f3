import { CHANNEL } from './change.ts';
import type { ProtectionDeps } from './deps.ts';
import { harmJob } from './harm.ts';
import { watchSessions } from './session-limit.ts';

/** Limits and breaks of players, for the modules that enforce them. */
export interface Protection extends ProtectionDeps {
  /**
   * Calls the handler on every node for players whose limits or breaks changed; without a player when changes may have been
   * missed.
   */
  onChanged(handler: (userId?: bigint) => void): void;
  /** False for a player with a recent marker of harm or during a break: no promotion is offered to them (RP8, RP13). */
  mayPromote(userId: bigint): Promise<boolean>;
  /** Starts the hourly look for markers of harm. */
  start(): Promise<void>;
}

export async function createProtection(deps: ProtectionDeps): Promise<Protection> {
  const changed: ((userId?: bigint) => void)[] = [];
  await deps.nodeChannels.listen(CHANNEL, (payload) => {
    for (const handler of changed) handler(BigInt(payload));
  });
  deps.nodeChannels.onReconnect(() => {
    for (const handler of changed) handler();
  });
  deps.sessions.onOpened((tx, { userId }) => watchSessions(tx, deps, userId));
  return {
    ...deps,
    onChanged: (handler) => void changed.push(handler),
    mayPromote: async (userId) => {
      const { rows } = await deps.store.query<{ open: boolean }>(
        `select not exists (select from player_break where user_id = $1)
           and not exists (select from harm_recent where user_id = $1) as open`,
        [userId],
      );
      return rows[0]!.open;
    },
    start: () => deps.jobs.add(harmJob, 'hourly', deps.now()),
  };
}
