import { type Amount, printAmount } from '@tessera/protocol';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';

/** Stakes and returns of a session, from changes of the main account and, for rounds played there, of platform accounts. */
export interface SessionFlow {
  readonly staked: Amount;
  readonly returned: Amount;
}

/**
 * Figures of a session from its player's own entries since it began (RP6). Ids increase over time and the session's id comes from
 * the same sequence, so its entries are those with larger ids.
 */
export async function sessionFlow(store: Store, session: CallSession): Promise<SessionFlow> {
  const { rows } = await store.query<{ kind: string; amount: bigint }>({
    name: 'identity-session-flow',
    text: `select case when t.kind <> 'play' then t.kind when e.amount < 0 then 'play_stake' else 'play_return' end as kind,
        sum(e.amount)::bigint as amount
      from player_entry e
      join account a on a.id = e.account_id and (a.kind = 'main' or a.kind like 'platform:%')
      join ledger_tx t on t.id = e.tx_id
      where e.user_id = $1 and e.id > $2 and a.user_id = $1 and e.currency = $3
        and t.kind = any ($4)
      group by 1`,
    values: [session.userId, session.id, session.currency, [...stakeKinds, ...returnKinds, 'play']],
  });
  return flowOf(rows);
}

/** Stakes, and refunds of stakes that do not count. */
const stakeKinds = ['bet', 'cancel', 'void', 'game_bet', 'game_rollback', 'play_stake'];
const returnKinds = ['win', 'game_win', 'play_return'];

/** Adds up the flows. Refunded stakes of earlier sessions count as returned, never as negative stakes. */
export function flowOf(rows: readonly { kind: string; amount: bigint }[]): SessionFlow {
  const sum = (kinds: readonly string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0n);
  const stakes = -sum(stakeKinds);
  const returned = sum(returnKinds);
  return stakes >= 0n
    ? { staked: stakes as Amount, returned: returned as Amount }
    : { staked: 0n as Amount, returned: (returned - stakes) as Amount };
}

/** The figures in wire format. */
export function figuresOf(
  session: CallSession,
  { staked, returned }: SessionFlow,
): ReplyOf<'userBalance'>['session'] {
  return {
    startedAt: session.startedAt,
    staked: printAmount(staked),
    returned: printAmount(returned),
    net: printAmount((returned - staked) as Amount),
  };
}
