import type { Amount } from '@tessera/protocol';
import type { MovementKind } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import { type AccountIds, accountKey } from './accounts.ts';
import { nameOf, type Posting, type PostingEntry } from './posting.ts';

/** A new batch id; the batch itself is opened with its first entries. */
export async function newBatchId(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>("select nextval('id_seq') as id");
  return rows[0]!.id;
}

/**
 * Writes the transactions whose (kind, key) is new and returns their ids by name. Waits for another writer of the
 * same key to commit or fail.
 */
export async function insertTransactions(
  tx: Tx,
  batch: bigint,
  postings: readonly Posting[],
): Promise<Map<string, bigint>> {
  const { rows } = await tx.query<{ id: bigint; kind: string; key: string }>({
    name: 'ledger-insert-tx',
    text: `insert into ledger_tx (batch_id, kind, key, user_id, at)
      select $1, kind, key, user_id, moment
      from (select app_now() as moment) now, unnest($2::text[], $3::text[], $4::bigint[]) as t(kind, key, user_id)
      on conflict on constraint ledger_tx_once do nothing
      returning id, kind, key`,
    values: [
      batch,
      postings.map((posting) => posting.kind),
      postings.map((posting) => posting.key),
      postings.map((posting) => posting.userId),
    ],
  });
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}

/** Opens the batch, writes all entries in one statement (the trigger moves the balances), closes it with its hash. */
export async function insertEntries(
  tx: Tx,
  batch: bigint,
  postings: readonly Posting[],
  transactions: ReadonlyMap<string, bigint>,
  accounts: AccountIds,
): Promise<void> {
  const sides = postings.flatMap((posting) =>
    posting.entries.map((entry) => ({
      ...entry,
      tx: transactions.get(nameOf(posting)),
      userId: posting.userId,
      accountId: accounts.get(accountKey(entry.account, entry.currency)),
    })),
  );
  await tx.query('select ledger_open_batch($1)', [batch]);
  await tx.query({
    name: 'ledger-insert-entries',
    text: `insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
      select $1, tx_id, account_id, user_id, amount, currency, moment
      from (select app_now() as moment) now,
        unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[])
          as e(tx_id, account_id, user_id, amount, currency)`,
    values: [
      batch,
      sides.map((side) => side.tx),
      sides.map((side) => side.accountId),
      sides.map((side) => side.userId),
      sides.map((side) => side.amount),
      sides.map((side) => side.currency),
    ],
  });
  await tx.query('select ledger_close_batch($1)', [batch]);
}

/** The stored postings with the names of `postings`. */
export async function storedPostings(tx: Tx, postings: readonly Posting[]): Promise<Posting[]> {
  const { rows } = await tx.query<StoredRow>(
    `select t.kind, t.key, t.user_id, e.amount, e.currency, a.kind as account_kind, a.user_id as account_user
     from unnest($1::text[], $2::text[]) as w(kind, key)
     join ledger_tx t on t.kind = w.kind and t.key = w.key
     join entry e on e.batch_id = t.batch_id and e.tx_id = t.id
     join account a on a.id = e.account_id`,
    [postings.map((posting) => posting.kind), postings.map((posting) => posting.key)],
  );
  const stored = new Map<string, Posting & { entries: PostingEntry[] }>();
  for (const row of rows) {
    const posting = stored.get(nameOf(row)) ?? {
      kind: row.kind,
      key: row.key,
      userId: row.user_id,
      entries: [],
    };
    const account = { userId: row.account_user, kind: row.account_kind } as PostingEntry['account'];
    posting.entries.push({ account, currency: row.currency, amount: row.amount });
    stored.set(nameOf(row), posting);
  }
  return [...stored.values()];
}

interface StoredRow {
  kind: MovementKind;
  key: string;
  user_id: bigint | null;
  amount: Amount;
  currency: string;
  account_kind: string;
  account_user: bigint | null;
}
