import type { Odds } from '@tessera/rules';
import type { Tx } from '../../../store/index.ts';
import { readLotteries, rulesOf } from '../../lotteries/index.ts';
import { type Expectation, expectationOf } from './expectation.ts';

/** Draws of one step. */
const DRAWS_MAX = 200;

interface Group extends Record<string, unknown> {
  readonly lottery_id: string;
  readonly currency: string;
  readonly day: string;
  readonly play_id: string;
  readonly odds: Readonly<Record<string, string | number>>;
  readonly single_line: boolean;
  readonly bets: number;
  readonly draws: readonly bigint[];
  readonly stake: bigint;
  readonly payout: bigint;
  /** Whole numbers, as texts: they may be larger than an `int8`. */
  readonly stake_squares: string;
  readonly stake_by_max_win: string;
}

/** Sums of a lottery's day while they are added up. */
interface Day extends Expectation {
  readonly bets: number;
  readonly draws: ReadonlySet<bigint>;
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * Adds draws that were settled since to the days of their lotteries, each draw once, in this transaction. Returns whether more are
 * waiting. Only one node at a time does it.
 */
export async function rollUpHold(tx: Pick<Tx, 'query'>, zone: string): Promise<{ readonly more: boolean }> {
  const { rows: turn } = await tx.query<{ at: Date }>(
    'select at from hold_progress for no key update skip locked',
  );
  if (!turn[0]) return { more: false };
  // A settlement may be committed some minutes after its own time.
  const { rows: draws } = await tx.query<{ id: bigint; settled_at: Date }>(
    `select d.id, d.settled_at from draw_state d
     where d.settled_at > $1::timestamptz - interval '10 minutes' and d.state = 'settled' and d.bets > 0
       and not exists (select from hold_draw h where h.draw_id = d.id)
     order by d.settled_at, d.id limit $2`,
    [turn[0].at, DRAWS_MAX],
  );
  if (draws.length === 0) return { more: false };
  const groups = await groupsOf(
    tx,
    draws.map(({ id }) => id),
    zone,
  );
  await addDays(tx, daysOf(groups, await rulesByLottery(tx)));
  await tx.query(
    `with old as (
       delete from hold_draw where settled_at < $3::timestamptz - interval '1 hour'
     ), done as (
       insert into hold_draw (draw_id, settled_at) select * from unnest($1::bigint[], $2::timestamptz[])
     )
     update hold_progress set at = greatest(at, $3)`,
    [draws.map(({ id }) => id), draws.map(({ settled_at }) => settled_at), draws.at(-1)!.settled_at],
  );
  return { more: draws.length === DRAWS_MAX };
}

async function groupsOf(
  tx: Pick<Tx, 'query'>,
  draws: readonly bigint[],
  zone: string,
): Promise<readonly Group[]> {
  const { rows } = await tx.query<Group>(
    `select b.lottery_id, b.currency, (d.settled_at at time zone $2)::date as day, b.play_id, b.odds, b.lines = 1 as single_line,
       count(*)::integer as bets, array_agg(distinct d.id) as draws, sum(b.stake)::bigint as stake,
       coalesce(sum(o.payout), 0)::bigint as payout, sum(b.stake::numeric * b.stake)::text as stake_squares,
       sum(b.stake::numeric * b.max_win)::text as stake_by_max_win
     from draw_state d
     join placed_bet b on b.draw_id = d.id
     left join bet_outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
     where d.id = any ($1) and coalesce(o.kind, 'lost') not in ('cancelled', 'void')
     group by b.lottery_id, b.currency, 3, b.play_id, b.odds, b.lines = 1`,
    [draws, zone],
  );
  return rows;
}

type Rules = Awaited<ReturnType<typeof rulesByLottery>>;

const rulesByLottery = async (tx: Pick<Tx, 'query'>) =>
  new Map(
    (await readLotteries(tx)).map((lottery) => [
      lottery.id,
      rulesOf({ family: lottery.family, house: lottery.config.house }),
    ]),
  );

function daysOf(groups: readonly Group[], rules: Rules): ReadonlyMap<string, Day> {
  const days = new Map<string, Day>();
  for (const group of groups) {
    const item = rules.get(group.lottery_id)?.playItem(group.play_id);
    if (!item) continue;
    const odds: Odds = Object.fromEntries(
      Object.entries(group.odds).map(([tier, paid]) => [tier, BigInt(paid)]),
    );
    const { expected, variance } = expectationOf(item, {
      odds,
      singleLine: group.single_line,
      stake: group.stake,
      stakeSquares: BigInt(group.stake_squares),
      stakeByMaxWin: BigInt(group.stake_by_max_win),
    });
    const key = JSON.stringify([group.currency, group.day, group.lottery_id]);
    const known = days.get(key);
    days.set(key, {
      bets: (known?.bets ?? 0) + group.bets,
      draws: new Set([...(known?.draws ?? []), ...group.draws]),
      stake: (known?.stake ?? 0n) + group.stake,
      payout: (known?.payout ?? 0n) + group.payout,
      expected: (known?.expected ?? 0n) + expected,
      variance: (known?.variance ?? 0n) + variance,
    });
  }
  return days;
}

async function addDays(tx: Pick<Tx, 'query'>, days: ReadonlyMap<string, Day>): Promise<void> {
  const keys = [...days.keys()].map((key) => JSON.parse(key) as [string, string, string]);
  const sums = [...days.values()];
  await tx.query(
    `insert into hold_day as known (currency, day, lottery_id, draws, bets, stake, payout, expected, variance)
     select * from unnest($1::text[], $2::date[], $3::text[], $4::integer[], $5::integer[], $6::bigint[], $7::bigint[], $8::bigint[],
       $9::numeric[])
     order by 1, 2, 3
     on conflict (currency, day, lottery_id) do update set draws = known.draws + excluded.draws, bets = known.bets + excluded.bets,
       stake = known.stake + excluded.stake, payout = known.payout + excluded.payout, expected = known.expected + excluded.expected,
       variance = known.variance + excluded.variance`,
    [
      keys.map(([currency]) => currency),
      keys.map(([, day]) => day),
      keys.map(([, , lottery]) => lottery),
      sums.map(({ draws }) => draws.size),
      sums.map(({ bets }) => bets),
      sums.map(({ stake }) => stake),
      sums.map(({ payout }) => payout),
      sums.map(({ expected }) => expected),
      sums.map(({ variance }) => String(variance)),
    ],
  );
}
