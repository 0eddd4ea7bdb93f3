import { amountOf } from '@tessera/protocol';
import type { MovementKind } from '../src/contract/index.ts';
import type { HouseKind, PlayerKind, Posting, PostingEntry } from '../src/modules/ledger/index.ts';

/** Builders of postings for tests; the default currency is CNY. */

let counter = 0;

/** A key that is unique in this test file. */
export function freshKey(): string {
  counter += 1;
  return `k${counter}`;
}

/** One side on a player's account. */
export function player(userId: bigint, kind: PlayerKind, amount: bigint, currency = 'CNY'): PostingEntry {
  return { account: { userId, kind }, currency, amount: amountOf(amount) };
}

/** One side on an account of the platform. */
export function house(kind: HouseKind, amount: bigint, currency = 'CNY'): PostingEntry {
  return { account: { userId: null, kind }, currency, amount: amountOf(amount) };
}

/** A kind that no module has to declare. */
export const testKind = (kind: string): MovementKind => kind as MovementKind;

/** A posting of these sides. */
export function posting(
  userId: bigint | null,
  entries: PostingEntry[],
  kind = 'test',
  key = freshKey(),
): Posting {
  return { kind: testKind(kind), key, userId, entries };
}

/** Gives a player money from the platform's bonus account. */
export function grant(userId: bigint, amount: bigint, currency = 'CNY'): Posting {
  return posting(
    userId,
    [house('bonus', -amount, currency), player(userId, 'main', amount, currency)],
    'bonus',
  );
}

/** A stake of a player, with a posting kind that needs no bet. */
export function stake(userId: bigint, amount: bigint, currency = 'CNY'): Posting {
  return posting(
    userId,
    [player(userId, 'main', -amount, currency), house('stakes', amount, currency)],
    'stake',
  );
}
