import type { Tx } from '../../store/index.ts';
import type { AccountName, Posting } from './posting.ts';

/** Ids of accounts by `accountKey`. */
export type AccountIds = ReadonlyMap<string, bigint>;

/** Key of an account and its currency. */
export function accountKey({ userId, kind }: AccountName, currency: string): string {
  return `${userId ?? ''}/${kind}/${currency}`;
}

/** Ids of all accounts named in `postings`; missing accounts are created. */
export async function accountIds(tx: Tx, postings: readonly Posting[]): Promise<AccountIds> {
  const named = new Map<string, { userId: bigint | null; kind: string; currency: string }>();
  for (const { entries } of postings) {
    for (const { account, currency } of entries) {
      named.set(accountKey(account, currency), { ...account, currency });
    }
  }
  const keys = [...named.keys()].sort();
  const wanted = keys.map((key) => named.get(key)!);
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'ledger-accounts',
    text: `select ledger_account(u, k, c) as id
      from unnest($1::bigint[], $2::text[], $3::text[]) with ordinality as w(u, k, c, n) order by n`,
    values: [
      wanted.map((account) => account.userId),
      wanted.map((account) => account.kind),
      wanted.map((account) => account.currency),
    ],
  });
  return new Map(keys.map((key, index) => [key, rows[index]!.id]));
}
