import { type Amount, type JsonObject, parseAmount, printAmount } from '@tessera/protocol';
import type {
  BookLine,
  Difference,
  ProviderClient,
  Range,
  ReconcileSource,
} from '../../../providers/index.ts';
import type { Store } from '../../../store/index.ts';
import { cashierMovements } from '../movements.ts';

type MoneyProvider = 'payments' | 'chain';

/** Kinds of ledger transactions that are compared with the statement of a provider. */
const DEPOSIT_KINDS = [cashierMovements.deposit.kind, cashierMovements['deposit.coin'].kind];

export interface BooksDeps {
  readonly store: Store;
  readonly client: (id: MoneyProvider) => ProviderClient | undefined;
  /** Ledger lines of other modules with the same provider, such as payouts. */
  readonly more: (provider: MoneyProvider, range: Range) => Promise<readonly BookLine[]>;
}

/**
 * The two sides of the reconciliation with a payment provider: its statement, and the entries on its account
 * `ext:<provider>` plus the payments that were never posted there. A payment belongs to the time its provider gives for
 * it, however late it was credited.
 */
export function booksOf(provider: MoneyProvider, { store, client, more }: BooksDeps): ReconcileSource {
  return {
    provider,
    theirs: async (range) => {
      const asked = client(provider);
      return asked ? readStatement(asked, range) : undefined;
    },
    ours: async (range) => [...(await ourDeposits(store, provider, range)), ...(await more(provider, range))],
    checks: () => waitingForReview(store, provider),
  };
}

/** Sign of a line's amount; positive = paid to the platform. */
const SIGNS: Readonly<Record<string, bigint>> = { deposit: 1n, refund: -1n, payout: -1n };

async function readStatement(client: ProviderClient, { from, to }: Range): Promise<BookLine[] | undefined> {
  const found: BookLine[] = [];
  let cursor: string | null = null;
  for (;;) {
    const answer = await client.call('/v1/statement', { cursor, since: from, until: to });
    if (answer.outcome !== 'done' || !Array.isArray(answer.body.lines)) return undefined;
    for (const line of answer.body.lines) {
      const read = lineOf(line as JsonObject);
      if (!read) return undefined;
      if (read.at >= from && read.at < to) found.push(read);
    }
    if (answer.body.more !== true || typeof answer.body.next !== 'string') return found;
    cursor = answer.body.next;
  }
}

function lineOf({ type, ref, amount, currency, at }: JsonObject): BookLine | undefined {
  const read = parseAmount(amount);
  const sign = SIGNS[String(type)];
  if (!read.ok || sign === undefined || typeof ref !== 'string' || typeof currency !== 'string')
    return undefined;
  return { ref, kind: String(type), amount: (read.value * sign) as Amount, currency, at: Number(at) };
}

/** Credited payments by their entries, other payments as reported. A returned payment gives one line in each direction. */
async function ourDeposits(store: Store, provider: MoneyProvider, range: Range): Promise<BookLine[]> {
  const { rows } = await store.query<{
    ref: string;
    amount: Amount;
    currency: string;
    at: Date;
    returned: boolean;
  }>(
    `with booked as (
       select substr(key, length($1) + 2) as ref, -sum(amount)::bigint as amount, currency, min(at) as at
       from house_movement where account = 'ext:' || $1 and kind = any ($4) and at >= $2
       group by key, currency
     )
     select coalesce(b.ref, p.external_id) as ref, coalesce(b.amount, p.amount) as amount,
            coalesce(b.currency, p.currency) as currency, coalesce(p.paid_at, b.at) as at,
            coalesce(p.state = 'returned', false) as returned
     from booked b full join (select * from deposit_payment where provider = $1 and state not in ('seen', 'gone')) p
       on p.external_id = b.ref
     where coalesce(p.paid_at, b.at) >= $2 and coalesce(p.paid_at, b.at) < $3`,
    [provider, new Date(range.from), new Date(range.to), DEPOSIT_KINDS],
  );
  return rows.flatMap(({ ref, amount, currency, at, returned }) => {
    const line: BookLine = { ref, kind: 'deposit', amount, currency, at: at.getTime() };
    return returned ? [line, { ...line, kind: 'refund', amount: -amount as Amount }] : [line];
  });
}

/** Payments that need a manual review, listed until an operator has reviewed them. */
async function waitingForReview(store: Store, provider: MoneyProvider): Promise<Difference[]> {
  const { rows } = await store.query<{ external_id: string; amount: Amount; currency: string }>(
    "select external_id, amount, currency from deposit_payment where provider = $1 and state = 'review'",
    [provider],
  );
  return rows.map(({ external_id, amount, currency }) => ({
    ref: external_id,
    kind: 'deposit',
    problem: 'review',
    ours: printAmount(amount),
    theirs: null,
    currency,
  }));
}
