import { type Amount, amountOf, printAmount } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import { type CaseRule, MARKS_MAX, type Mark, ROWS_MAX, type Span } from './rule.ts';

/** From these sums of a day on, 1/10 000: 20 000 deposited, 100 000 staked. */
const FLOOR = { deposited: 200_000_000n, staked: 1_000_000_000n } as const;
/** So many times the mean of the player's own days before. */
const TIMES = 4n;

/** Sums of a day, and of the days of the 30 before on which there was any. */
export interface Pace {
  readonly sum: bigint;
  readonly before: bigint;
  readonly days: bigint;
}

/** Whether a day is far above the player's own mean. A player without earlier days has no mean: the floor decides. */
export const isRush = ({ sum, before, days }: Pace, floor: bigint): boolean =>
  sum >= floor && sum * days >= TIMES * before;

interface Row extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly day: string;
  readonly deposits: number;
  readonly deposited: Amount;
  readonly staked: Amount;
  readonly before_deposited: bigint;
  readonly deposit_days: bigint;
  readonly before_staked: bigint;
  readonly stake_days: bigint;
}

async function readDays(tx: Tx, { to }: Span): Promise<readonly Row[]> {
  const { rows } = await tx.query<Row>(
    `with today as (select platform_day($1::timestamptz - interval '1 ms') as day)
     select d.user_id, d.day::text, d.deposits, d.deposited, d.staked, b.deposited as before_deposited, b.deposit_days,
       b.staked as before_staked, b.stake_days
     from today join play_care d on d.day = today.day
     cross join lateral (
       select coalesce(sum(c.deposited), 0)::bigint as deposited, count(*) filter (where c.deposited > 0) as deposit_days,
         coalesce(sum(c.staked), 0)::bigint as staked, count(*) filter (where c.staked > 0) as stake_days
       from play_care c where c.user_id = d.user_id and c.day < today.day and c.day >= today.day - 30
     ) b
     where d.deposited >= $2 or d.staked >= $3 order by d.user_id limit $4`,
    [to, FLOOR.deposited, FLOOR.staked, ROWS_MAX],
  );
  return rows;
}

const mean = (sum: bigint, days: bigint): string => printAmount(amountOf(days === 0n ? 0n : sum / days));

/** Deposits or stakes of a day far above the player's own days before. */
export const velocity: CaseRule = {
  id: 'velocity',
  title: { enUs: 'Deposits or stakes far above the own pace', zhCn: '存款或投注远超本人常态' },
  version: 1,
  kind: 'risk',
  strength: 'medium',
  dueHours: 24,
  facts: [
    { id: 'day', name: { enUs: 'Day', zhCn: '日期' }, unit: 'text' },
    { id: 'deposits', name: { enUs: 'Deposits', zhCn: '存款次数' }, unit: 'count' },
    { id: 'deposited', name: { enUs: 'Deposited', zhCn: '存款' }, unit: 'amount' },
    { id: 'depositMean', name: { enUs: 'Mean of earlier days', zhCn: '此前日均存款' }, unit: 'amount' },
    { id: 'staked', name: { enUs: 'Staked', zhCn: '投注' }, unit: 'amount' },
    { id: 'stakeMean', name: { enUs: 'Mean of earlier stakes', zhCn: '此前日均投注' }, unit: 'amount' },
  ],
  async find(tx, span) {
    const marks: Mark[] = [];
    for (const row of await readDays(tx, span)) {
      const deposits = { sum: row.deposited, before: row.before_deposited, days: row.deposit_days };
      const stakes = { sum: row.staked, before: row.before_staked, days: row.stake_days };
      if (!isRush(deposits, FLOOR.deposited) && !isRush(stakes, FLOOR.staked)) continue;
      marks.push({
        userId: row.user_id,
        key: row.day,
        facts: {
          day: row.day,
          deposits: row.deposits,
          deposited: printAmount(row.deposited),
          depositMean: mean(row.before_deposited, row.deposit_days),
          staked: printAmount(row.staked),
          stakeMean: mean(row.before_staked, row.stake_days),
        },
      });
    }
    return marks.slice(0, MARKS_MAX);
  },
};
