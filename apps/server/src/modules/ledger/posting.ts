import type { Amount } from '@tessera/protocol';
import type { MovementKind } from '../../contract/index.ts';

/** Accounts of a player: stored balances, never below zero (L3). */
export type PlayerKind = 'main' | 'held' | 'wd_hold' | 'transit' | `platform:${string}`;
/** Accounts of the platform itself: sums of their entries (L2). */
export type HouseKind =
  | 'stakes'
  | 'payouts'
  | 'rebate'
  | 'bonus'
  | 'fees'
  | 'fx'
  | 'rounding'
  | `ext:${string}`;

/** Identifies an account. Accounts of the platform itself have no user. */
export type AccountName = { userId: bigint; kind: PlayerKind } | { userId: null; kind: HouseKind };

/** One side of a posting: the change of `account` in 1/10 000 of `currency`; negative = debit, never zero. */
export interface PostingEntry {
  account: AccountName;
  currency: string;
  amount: Amount;
}

/**
 * One transaction of the ledger.
 *
 * `kind` is that of a declared movement: it is the scope, and `key` its idempotency key, permanently unique together (L6). All player accounts belong to
 * `userId` (null: only accounts of the platform). In each currency the entries sum to zero (L1); trial money is never
 * mixed with real money (L15).
 */
export interface Posting {
  kind: MovementKind;
  key: string;
  userId: bigint | null;
  entries: readonly PostingEntry[];
}

/** Currency of trial money, which is never in one transaction with real money. */
export const TRIAL = 'TRIAL';

/**
 * Why a posting must not be written, or `undefined` when it may. The database refuses the same faults; this check comes
 * before anything is written and can name the posting.
 */
export function faultOf(posting: Posting): string | undefined {
  const { entries, userId } = posting;
  if (posting.kind === '' || posting.key === '') return 'it has no kind or key';
  if (entries.length < 2) return 'it has fewer than two entries';
  if (entries.some((entry) => entry.amount === 0n)) return 'an entry moves nothing';
  if (entries.some(({ account }) => account.userId !== null && account.userId !== userId)) {
    return 'an account belongs to another user';
  }
  const sums = sumsByCurrency(entries);
  if (sums.has(TRIAL) && sums.size > 1) return 'trial and real money meet';
  if ([...sums.values()].some((sum) => sum !== 0n)) return 'its entries do not sum to zero';
  return undefined;
}

/** Whether two postings are equal: same user, same amounts on the same accounts, in any order. */
export function samePosting(one: Posting, other: Posting): boolean {
  return one.userId === other.userId && fingerprint(one.entries) === fingerprint(other.entries);
}

/** Kind and key as one text; a kind contains no line break. */
export function nameOf({ kind, key }: { readonly kind: string; readonly key: string }): string {
  return `${kind}\n${key}`;
}

function sumsByCurrency(entries: readonly PostingEntry[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of entries) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return sums;
}

function fingerprint(entries: readonly PostingEntry[]): string {
  return entries
    .map(({ account, currency, amount }) => `${account.userId ?? ''}/${account.kind}/${currency}/${amount}`)
    .sort()
    .join(' ');
}
