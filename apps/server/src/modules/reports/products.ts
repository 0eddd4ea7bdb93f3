import type { Tx } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { Range } from './range.ts';
import { playReturnPpm, type Staked, varianceOf } from './returned.ts';

/** Decided stakes of a player in one lottery or on one platform. */
export interface Product {
  readonly kind: 'lottery' | 'platform';
  readonly product: string;
  readonly bets: number;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Decided stakes of a player by product, and by what they return on average. */
export interface Decided {
  readonly products: readonly Product[];
  readonly staked: readonly Staked[];
}

interface Group extends Record<string, unknown> {
  readonly kind: Product['kind'];
  readonly product: string;
  /** Null for the corrections of a lottery's draws and for rounds. */
  readonly play: string | null;
  readonly rebate_ppm: number;
  readonly bets: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly highest: string;
  readonly squares: string;
  readonly rtp_ppm: number | null;
  readonly variance: string;
}

/**
 * Bets of a player whose draw was settled, corrections that were paid and rounds that were reported on some days. Void and cancelled
 * bets and stakes that ties returned are left out. Bets are placed at most weeks before their draw is settled.
 */
const decidedGroups = `with span as (
    select $3::date::timestamp at time zone $5 as since, ($4::date + 1)::timestamp at time zone $5 as until
  )
  select 'lottery' as kind, b.lottery_id as product, b.play_id as play, b.rebate_ppm, count(*)::integer as bets,
    sum(b.stake - b.tied_stake)::bigint as stake, sum(b.payout - b.tied_stake)::bigint as payout,
    sum((b.stake - b.tied_stake)::numeric * b.max_win)::text as highest,
    sum((b.stake - b.tied_stake)::numeric * b.stake)::text as squares, null::integer as rtp_ppm, '0' as variance
  from bet_state b cross join span
  where b.user_id = $1 and b.currency = $2 and b.placed_at >= span.since - interval '90 days' and b.state in ('won', 'lost')
    and b.decided_at >= span.since and b.decided_at < span.until
  group by b.lottery_id, b.play_id, b.rebate_ppm
  union all
  select 'lottery', b.lottery_id, null, 0, 0, 0, sum(c.extra)::bigint, '0', '0', null, '0'
  from bet_correction_paid c cross join span join placed_bet b on b.id = c.bet_id
  where c.user_id = $1 and b.currency = $2 and c.at >= span.since and c.at < span.until
  group by b.lottery_id
  union all
  select 'platform', g.platform, null, 0, count(*)::integer, sum(g.stake)::bigint, sum(g.payout)::bigint, '0', '0',
    coalesce(g.rtp_ppm, 1000000), sum(round((g.payout - g.stake::numeric * coalesce(g.rtp_ppm, 1000000) / 1000000) ^ 2, 0))::text
  from game_play g cross join span
  where g.user_id = $1 and $2 = 'CNY' and g.at >= span.since and g.at < span.until
  group by g.platform, coalesce(g.rtp_ppm, 1000000)`;

/** Decided stakes of a player on some days. Rounds vary as the player's own have done: platforms publish no odds. */
export async function decidedStakes(
  db: Pick<Tx, 'query'>,
  { userId, currency }: { readonly userId: bigint; readonly currency: string },
  { from, to }: Range,
  { zone, lotteries }: { readonly zone: string; readonly lotteries: Pick<Lotteries, 'find'> },
): Promise<Decided> {
  const { rows } = await db.query<Group>(decidedGroups, [userId, currency, from, to, zone]);
  return {
    products: productsOf(rows),
    staked: rows.flatMap((row) => {
      if (row.kind === 'platform')
        return { stake: row.stake, returnPpm: row.rtp_ppm!, variance: BigInt(row.variance) };
      const lottery = lotteries.find(row.product);
      if (row.play === null || !lottery) return [];
      const returnPpm = playReturnPpm(lottery, row.play, row.rebate_ppm);
      const variance = varianceOf(returnPpm, { highest: BigInt(row.highest), squares: BigInt(row.squares) });
      return { stake: row.stake, returnPpm, variance };
    }),
  };
}

/** The groups added up by product, the largest stake first. */
function productsOf(groups: readonly Group[]): Product[] {
  const products = new Map<string, Product>();
  for (const { kind, product, bets, stake, payout } of groups) {
    const key = `${kind} ${product}`;
    const known = products.get(key) ?? { kind, product, bets: 0, stake: 0n, payout: 0n };
    products.set(key, {
      ...known,
      bets: known.bets + bets,
      stake: known.stake + stake,
      payout: known.payout + payout,
    });
  }
  return [...products.values()].sort((one, other) => Number(other.stake - one.stake));
}
