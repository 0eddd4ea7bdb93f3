import { type Amount, amountOf, type ReplyOf } from '@tessera/protocol';
import type { Store, Tx } from '../../../store/index.ts';
import type { Settings } from '../../settings/index.ts';
import { readTurnover } from './read-turnover.ts';
import type { TurnoverLine } from './turnover.ts';

type BlockedReason = ReplyOf<'withdrawQuote'>['blocked'][number]['reason'];

/** A player's balance and the part that can be withdrawn. */
export interface Withdrawable {
  readonly balance: Amount;
  readonly withdrawable: Amount;
  readonly blocked: readonly { readonly reason: BlockedReason; readonly amount: Amount }[];
  readonly turnover: readonly TurnoverLine[];
}

/** Reason why money outside the main balance is blocked, by account kind. */
const elsewhere: Readonly<Record<string, BlockedReason>> = {
  held: 'chase',
  wd_hold: 'withdrawing',
  transit: 'transfer',
};

/** Reads a player's accounts; the caller has locked them when it decides a payout. */
export async function readWithdrawable(
  store: Store | Tx,
  owner: { userId: bigint; currency: string },
  settings: Settings,
): Promise<Withdrawable> {
  const turnover = await readTurnover(store, owner, settings);
  const { rows } = await store.query<{ kind: string; balance: bigint }>(
    'select kind, balance from player_balance where user_id = $1 and currency = $2 and balance > 0 order by id',
    [owner.userId, owner.currency],
  );
  const balance = rows.find(({ kind }) => kind === 'main')?.balance ?? 0n;
  const blocked = new Map<BlockedReason, bigint>();
  const block = (reason: BlockedReason, amount: bigint) => {
    if (amount > 0n) blocked.set(reason, (blocked.get(reason) ?? 0n) + amount);
  };
  let free = balance;
  for (const { source, unplayed } of turnover) {
    const part = unplayed < free ? unplayed : free;
    block(source === 'deposit' ? 'turnover' : 'bonus', part);
    free -= part;
  }
  for (const { kind, balance: lying } of rows) {
    if (kind !== 'main') block(elsewhere[kind] ?? 'platform', lying);
  }
  return {
    balance: amountOf(balance),
    withdrawable: amountOf(free),
    blocked: [...blocked].map(([reason, amount]) => ({ reason, amount: amountOf(amount) })),
    turnover,
  };
}
