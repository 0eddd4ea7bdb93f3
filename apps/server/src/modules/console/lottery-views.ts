import { type Amount, amountOf, pricingText, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { type Lottery, readLotteries, readLottery } from '../lotteries/index.ts';
import { pendingAbout } from './command-row.ts';
import { exposedPlays } from './exposed-plays.ts';

type Row = ConsoleReplyOf<'consoleLotteryList'>['items'][number];

const decisions = [
  'lottery.suspend',
  'lottery.resume',
  'lottery.enable',
  'lottery.disable',
  'lottery.price',
  'lottery.caps',
] as const;

interface Figures extends Record<string, unknown> {
  readonly id: string;
  readonly draws: number;
  readonly stakes: Amount;
  readonly next_id: bigint | null;
  readonly next_issue: string | null;
  readonly close_at: Date | null;
  readonly draw_at: Date | null;
  readonly currency: string | null;
  readonly exposed: Amount | null;
}

/** Figures of lotteries: today's sealed stakes, the draw on sale, and the currency in which it can pay most. */
const FIGURES = `
  with day as (select date_trunc('day', app_now() at time zone $1) at time zone $1 as start)
  select l.id, today.count as draws, today.stakes, front.id as next_id, front.issue as next_issue, front.close_at, front.draw_at,
    most.currency, most.amount as exposed
  from lottery_offer l cross join day
  cross join lateral (select count(*)::integer as count, coalesce(sum(d.stake_total), 0)::bigint as stakes from draw_state d
    where d.lottery_id = l.id and d.draw_at >= day.start and d.draw_at < day.start + interval '1 day'
      and d.state in ('sealed', 'drawn', 'settling', 'settled')) today
  left join lateral (select d.id, d.issue, d.close_at, d.draw_at from draw_state d
    where d.lottery_id = l.id and d.draw_at > app_now() - interval '1 hour' and d.state in ('scheduled', 'open')
    order by d.draw_at limit 1) front on true
  left join lateral (select e.currency, e.amount from draw_exposure e where e.draw_id = front.id
    order by e.amount desc limit 1) most on true
  where $2::text is null or l.id = $2`;

/** All lotteries in lobby order with their figures. */
export async function lotteryRows(store: Store, zone: string): Promise<Row[]> {
  const lotteries = await readLotteries(store);
  const { rows } = await store.query<Figures>(FIGURES, [zone, null]);
  const figures = new Map(rows.map((row) => [row.id, row]));
  const pending = await pendingAbout(
    store,
    decisions,
    lotteries.map(({ id }) => id),
  );
  return lotteries.map((lottery) => shownRow(lottery, figures.get(lottery.id), pending.get(lottery.id)));
}

interface Planned extends Record<string, unknown> {
  readonly id: bigint;
  readonly issue: string;
  readonly open_at: Date;
  readonly close_at: Date;
  readonly draw_at: Date;
}

/** One lottery with prices, caps, timetable, and what can be won in the draw on sale. Errors: `not_found`. */
export async function lotteryDetail(
  store: Store,
  id: string,
  zone: string,
): Promise<ConsoleReplyOf<'consoleLotteryGet'>> {
  const lottery = await readLottery(store, id);
  if (!lottery) throw new AppError('not_found');
  const { rows } = await store.query<Figures>(FIGURES, [zone, id]);
  const pending = await pendingAbout(store, decisions, [id]);
  const planned = await store.query<Planned>(
    `select id, issue, open_at, close_at, draw_at from draw_state
     where lottery_id = $1 and draw_at > app_now() - interval '1 hour' and state in ('scheduled', 'open')
     order by draw_at limit 12`,
    [id],
  );
  const { config } = lottery;
  const front = rows[0]?.next_id ?? null;
  const exposed = front === null ? { plays: [], partial: false } : await exposedPlays(store, front, lottery);
  return {
    ...shownRow(lottery, rows[0], pending.get(id)),
    zone: lottery.zone,
    leadS: lottery.leadS,
    boards: [...config.boards],
    house: { ...config.house },
    pricing: pricingText(config.pricing),
    limits: {
      unitStake: printAmount(config.unitStake),
      stakeMin: printAmount(config.stakeMin),
      stakeMax: printAmount(config.stakeMax),
      multipleMax: config.multipleMax,
    },
    caps: {
      bet: printAmount(config.caps.bet),
      player: printAmount(config.caps.player),
      draw: printAmount(config.caps.draw),
    },
    calendar: config.calendar?.draws ?? null,
    planned: planned.rows.map((draw) => ({
      id: Number(draw.id),
      issue: draw.issue,
      openAt: draw.open_at.getTime(),
      closeAt: draw.close_at.getTime(),
      drawAt: draw.draw_at.getTime(),
    })),
    ...exposed,
  };
}

function shownRow(lottery: Lottery, figures: Figures | undefined, command: number | undefined): Row {
  const cap = lottery.config.caps.draw;
  const exposed = figures?.exposed ?? 0n;
  return {
    id: lottery.id,
    name: { ...lottery.name },
    family: lottery.family,
    source: lottery.source,
    periodS: lottery.periodS,
    listed: lottery.listed,
    suspended: lottery.config.suspended,
    aboveStake: [...lottery.aboveStake],
    next: figures?.next_id
      ? {
          id: Number(figures.next_id),
          issue: figures.next_issue!,
          closeAt: figures.close_at!.getTime(),
          drawAt: figures.draw_at!.getTime(),
        }
      : null,
    today: { draws: figures?.draws ?? 0, stakes: printAmount(figures?.stakes ?? amountOf(0n)) },
    exposure: {
      currency: figures?.currency ?? '',
      amount: printAmount(amountOf(exposed)),
      cap: printAmount(cap),
      sharePpm: Number((exposed * 1_000_000n) / cap),
    },
    command: command ?? null,
  };
}
