import type { Amount } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';

/** Stakes and returns of a player; neither is negative. */
export interface Flow {
  readonly staked: Amount;
  readonly returned: Amount;
}

/**
 * Stakes and returns from the player's own entries after an entry id: changes of the main account and, for rounds played there, of
 * platform accounts. Ids increase over time.
 */
export async function flowSince(
  store: Pick<Store, 'query'>,
  { userId, currency }: { readonly userId: bigint; readonly currency: string },
  afterId: bigint,
): Promise<Flow> {
  const { rows } = await store.query<{ staked: bigint; returned: bigint }>({
    name: 'turnover-flow',
    text: `select coalesce(-sum(amount) filter (where turnover_role(kind, amount) = 'stake'), 0)::bigint as staked,
        coalesce(sum(amount) filter (where turnover_role(kind, amount) = 'return'), 0)::bigint as returned
      from player_movement
      where user_id = $1 and id > $2 and currency = $3 and (account = 'main' or account like 'platform:%')`,
    values: [userId, afterId, currency],
  });
  return flowOf(rows[0]!);
}

/** Refunds of stakes made before the first entry count as returned, never as negative stakes. */
export function flowOf({ staked, returned }: { staked: bigint; returned: bigint }): Flow {
  return staked >= 0n
    ? { staked: staked as Amount, returned: returned as Amount }
    : { staked: 0n as Amount, returned: (returned - staked) as Amount };
}
