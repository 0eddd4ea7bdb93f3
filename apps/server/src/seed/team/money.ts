import { amountOf } from '@tessera/protocol';
import { cashierMovements, DEMO_BANK } from '../../modules/cashier/index.ts';
import type { Posting, PostingEntry } from '../../modules/ledger/index.ts';
import type { Chance } from './chance.ts';
import type { Habit } from './tree.ts';

/** A unit of the base currency. */
const UNIT = 10_000n;
/** Usual deposits, in the base currency. */
const DEPOSITS: Readonly<Record<Habit, readonly [number, ...number[]]>> = {
  daily: [300, 500, 500],
  heavy: [5_000, 8_000, 10_000, 20_000],
  regular: [500, 800, 1_000, 2_000],
  casual: [100, 100, 200, 300],
  unused: [100],
};
/** Deposits and withdrawals are multiples of this. */
const ROUND = 100n * UNIT;
const WITHDRAWN_PERMILLE = 300;

/** What a player moves before betting `stake` with this balance: money in when it is too little, out after good days. */
export function cashOf(habit: Habit, balance: bigint, stake: bigint, chance: Chance): bigint {
  const usual = BigInt(chance.one(DEPOSITS[habit])) * UNIT;
  if (balance < stake) {
    const missing = ((stake - balance + ROUND - 1n) / ROUND) * ROUND;
    return missing > usual ? missing : usual;
  }
  const kept = usual + stake;
  if (balance < 2n * kept || !chance.happens(WITHDRAWN_PERMILLE)) return 0n;
  return -(((balance - kept) / ROUND) * ROUND);
}

/** Postings that pay out `amount` to a player: through the money held for withdrawals. */
export function withdrawalPostings(userId: bigint, key: string, amount: bigint): Posting[] {
  const side = (kind: 'main' | 'wd_hold', change: bigint): PostingEntry => ({
    account: { userId, kind },
    currency: 'CNY',
    amount: amountOf(change),
  });
  const paid: PostingEntry = {
    account: { userId: null, kind: `ext:${DEMO_BANK}` },
    currency: 'CNY',
    amount: amountOf(amount),
  };
  const { withdrawal_hold: hold, withdrawal } = cashierMovements;
  return [
    { kind: hold.kind, key, userId, entries: [side('main', -amount), side('wd_hold', amount)] },
    { kind: withdrawal.kind, key, userId, entries: [side('wd_hold', -amount), paid] },
  ];
}
