import type { Amount } from '@tessera/protocol';
import { AppError } from '../../errors.ts';
import type { NodeChannels, Store, Tx } from '../../store/index.ts';
import { accountIds } from './accounts.ts';
import { createFreeze, type Freeze } from './freeze.ts';
import { faultOf, nameOf, type PlayerKind, type Posting, samePosting } from './posting.ts';
import { refusalOf } from './refusal.ts';
import { insertEntries, insertTransactions, newBatchId, storedPostings } from './rows.ts';

/** Number of postings written now, and of those already written before with the same content. */
export interface Posted {
  posted: number;
  replayed: number;
}

/**
 * The ledger of all money. Guarantees, enforced by the database for every writer:
 * - every transaction sums to zero in each currency (L1), and trial money is never mixed with real money (L15);
 * - a player's balance is the sum of the player's entries (L2) and never below zero (L3);
 * - entries are never changed or removed (L5), and each (kind, key) is written once (L6).
 */
export interface Ledger {
  /** Creates a player's own accounts, empty; does nothing for existing ones. */
  openAccounts(tx: Tx, userId: bigint, currency: string): Promise<void>;
  /** Stored balance of a player's account, zero when it was never used. `tx` reads inside a transaction. */
  balanceOf(userId: bigint, currency: string, kind?: PlayerKind, tx?: Tx): Promise<Amount>;
  /** A player's balances on game platforms, by platform; platforms never used are missing. */
  platformBalances(userId: bigint, currency: string): Promise<ReadonlyMap<string, Amount>>;
  /**
   * Writes postings as one batch with its hash, in `tx`: all or none.
   *
   * A posting whose (kind, key) exists with the same content counts as replayed.
   * Errors (`AppError`): `idempotency_conflict` when it exists with other content, `balance_insufficient` when an
   * account would go below zero, `platform_maintenance` while money writes are frozen. After any of them `tx` can only
   * be rolled back. An invalid posting throws a plain error.
   */
  post(tx: Tx, postings: readonly Posting[]): Promise<Posted>;
  /** Whether money writes are frozen, as last known to this node; the database decides at each write. */
  frozen(): boolean;
  /** The freeze, for the auditor and for operators. */
  readonly freeze: Freeze;
}

/** Accounts every player has from the beginning. Platform accounts are created at their first use. */
const OWN_KINDS: readonly PlayerKind[] = ['main', 'held', 'wd_hold', 'transit'];

export async function createLedger(store: Store, nodeChannels: NodeChannels): Promise<Ledger> {
  const freeze = await createFreeze(store, nodeChannels);
  return {
    openAccounts: async (tx, userId, currency) => {
      await tx.query('select ledger_account($1, kind, $2) from unnest($3::text[]) kind', [
        userId,
        currency,
        OWN_KINDS,
      ]);
    },
    balanceOf: async (userId, currency, kind = 'main', tx) => {
      const { rows } = await (tx ?? store).query<{ balance: Amount }>(
        'select balance from account where user_id = $1 and currency = $2 and kind = $3',
        [userId, currency, kind],
      );
      return rows[0]?.balance ?? (0n as Amount);
    },
    platformBalances: async (userId, currency) => {
      const { rows } = await store.query<{ platform: string; balance: Amount }>(
        `select substr(kind, 10) as platform, balance from account
         where user_id = $1 and currency = $2 and kind like 'platform:%' order by 1`,
        [userId, currency],
      );
      return new Map(rows.map(({ platform, balance }) => [platform, balance]));
    },
    post: async (tx, postings) => {
      for (const posting of postings) assertSound(posting);
      try {
        return await write(tx, postings);
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
    frozen: freeze.active,
    freeze,
  };
}

function assertSound(posting: Posting): void {
  const fault = faultOf(posting);
  if (fault !== undefined) throw new Error(`Posting ${posting.kind} ${posting.key} is invalid: ${fault}`);
}

async function write(tx: Tx, postings: readonly Posting[]): Promise<Posted> {
  if (postings.length === 0) return { posted: 0, replayed: 0 };
  const fresh = distinct(postings);
  const batch = await newBatchId(tx);
  const written = await insertTransactions(tx, batch, fresh);
  await assertRepeats(
    tx,
    fresh.filter((posting) => !written.has(nameOf(posting))),
  );
  if (written.size > 0) {
    const posted = fresh.filter((posting) => written.has(nameOf(posting)));
    await insertEntries(tx, batch, posted, written, await accountIds(tx, posted));
  }
  return { posted: written.size, replayed: postings.length - written.size };
}

/** A posting given twice in one call is written once; two with the same name and different content are a conflict. */
function distinct(postings: readonly Posting[]): Posting[] {
  const byName = new Map<string, Posting>();
  for (const posting of postings) {
    const known = byName.get(nameOf(posting));
    if (known && !samePosting(known, posting)) throw new AppError('idempotency_conflict');
    byName.set(nameOf(posting), known ?? posting);
  }
  // Same order for all writers, so that two writers with the same keys wait instead of deadlocking.
  return [...byName.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

async function assertRepeats(tx: Tx, repeated: readonly Posting[]): Promise<void> {
  if (repeated.length === 0) return;
  const stored = new Map((await storedPostings(tx, repeated)).map((posting) => [nameOf(posting), posting]));
  for (const posting of repeated) {
    const known = stored.get(nameOf(posting));
    if (!known || !samePosting(known, posting)) throw new AppError('idempotency_conflict');
  }
}
