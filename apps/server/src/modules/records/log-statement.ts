import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';

type Statement = ReplyOf<'recordStatement'>;

interface Line extends Record<string, unknown> {
  readonly kind: string;
  readonly count: number;
  readonly gained: bigint;
  readonly lost: bigint;
}

/**
 * A month of a player's main balance in the platform's time zone: opening + in - out = closing, computed from the entries alone.
 * A future month opens and closes with the current balance.
 */
export async function monthlyStatement(
  store: Store,
  { userId, currency }: { userId: bigint; currency: string },
  month: string,
  zone: string,
): Promise<Statement> {
  // All sums are of the same moment.
  const [opening, lines] = await store.tx(
    async (tx) => {
      const before = await tx.query<{ opening: bigint }>(
        `select coalesce(sum(e.amount), 0)::bigint as opening
         from player_movement e
         where e.user_id = $1 and e.account = 'main' and e.currency = $2 and e.at < $3::timestamp at time zone $4`,
        [userId, currency, `${month}-01`, zone],
      );
      const within = await tx.query<Line>(
        `select e.kind, count(*)::integer as count,
                coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as gained,
                coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as lost
         from player_movement e
         where e.user_id = $1 and e.account = 'main' and e.currency = $2 and e.at >= $3::timestamp at time zone $4
           and e.at < ($3::timestamp + interval '1 month') at time zone $4
         group by 1 order by 1`,
        [userId, currency, `${month}-01`, zone],
      );
      return [before.rows[0]!.opening, within.rows] as const;
    },
    { isolation: 'repeatable read', readOnly: true },
  );
  const closing = lines.reduce((sum, { gained, lost }) => sum + gained - lost, opening);
  return {
    month,
    currency,
    opening: text(opening),
    closing: text(closing),
    lines: lines.map(({ kind, count, gained, lost }) => ({
      type: kind,
      count,
      in: text(gained),
      out: text(lost),
    })),
  };
}

const text = (amount: bigint): string => printAmount(amount as Amount);
