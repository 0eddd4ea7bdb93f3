import type { ServiceDeps } from './deps.ts';

/** Most hints on their way at once; more are dropped, since the next one follows within seconds. */
const ON_THE_WAY_MAX = 16;
/** A late hint is of no use. */
const TIMEOUT_MS = 2_000;

/**
 * Tells the agent who has the player's case that the player is writing: an operator over the console's socket, others over the provider.
 * A hint: nothing of it is stored, retried or waited for, and other rooms have none.
 */
export function createTypingTeller({
  store,
  hint,
  providers,
}: Pick<ServiceDeps, 'store' | 'hint' | 'providers'>) {
  let onTheWay = 0;
  return async (userId: bigint, room: string): Promise<void> => {
    if (onTheWay >= ON_THE_WAY_MAX) return;
    onTheWay += 1;
    try {
      const { rows } = await store.query<{ id: bigint; agent: string; operator: bigint | null }>(
        `select c.id, a.ref as agent, a.operator from service_case c join chat_room_now r on r.id = c.room join service_agent a on a.id = c.agent
         where c.user_id = $1 and c.state in ('open', 'waiting') and r.key = $2`,
        [userId, room],
      );
      for (const { id, agent, operator } of rows) {
        if (operator !== null)
          await hint({ event: 'service:typing', case: Number(id), operator: String(operator) });
        else
          await providers
            .client('service')
            ?.call('/v1/typing', { case: String(id), agent }, { timeoutMs: TIMEOUT_MS });
      }
    } finally {
      onTheWay -= 1;
    }
  };
}
