import { type Amount, printAmount } from '@tessera/protocol';
import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import { chaseEnded } from '../chase/index.ts';
import type { InboxDeps } from './deps.ts';
import { type NewEvent, record } from './write.ts';
import { recordRows } from './write-rows.ts';

interface BetsRow extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly lottery: string;
  readonly issue: string;
  readonly bets: number;
  readonly won: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly extra: bigint;
  readonly bet: bigint | null;
  readonly settled_at: Date | null;
}

/** The bets of a draw are decided: one event for each player with bets in it. Cancelled bets are left out. */
export const drawJob = defineLongJob('inbox.draw', {
  slow: true,
  payload: z.object({ draw: idField, settled: z.boolean() }),
  async run(deps: InboxDeps, { payload: { draw, settled } }) {
    await writeOfDraw(deps, [draw, null], (row) => {
      const { lottery, issue, bets } = row;
      const common = { lottery, issue, bets, stake: print(row.stake), bet: idOf(row.bet) };
      const of = { user: row.user_id, key: `draw:${draw}`, at: row.settled_at?.getTime() };
      if (!settled) return [{ ...of, type: 'draw.void', data: common }];
      const data = { ...common, won: row.won, payout: print(row.payout) };
      return [{ ...of, type: 'draw.settled', data }];
    });
  },
});

/** A correction of a draw was paid: one event for each player who got something. */
export const correctionJob = defineLongJob('inbox.correction', {
  slow: true,
  payload: z.object({ draw: idField, number: z.int() }),
  async run(deps: InboxDeps, { payload: { draw, number } }) {
    await writeOfDraw(deps, [draw, number], ({ user_id, lottery, issue, bets, bet, extra }) => {
      if (extra === 0n) return [];
      const data = { lottery, issue, bets, bet: idOf(bet), extra: print(extra) };
      return [{ user: user_id, key: `draw:${draw}:${number}`, type: 'draw.corrected', data }];
    });
  },
});

/** A chase ended without a press of its player. */
export const chaseJob = defineLongJob('inbox.chase', {
  slow: true,
  payload: chaseEnded.payload,
  run: (deps: InboxDeps, { payload: { chase, user, by, at, ...rest } }) =>
    record(deps, () => {
      if (by === 'player') return [];
      const data = { chase: Number(chase), by, ...rest };
      return [{ user, at, key: `chase:${chase}`, type: 'chase.ended', data }];
    }),
});

/** Writes the events of one row for each player of a draw. */
const writeOfDraw = (
  deps: InboxDeps,
  values: readonly [draw: bigint, correction: number | null],
  eventsOf: (row: BetsRow) => NewEvent[],
): Promise<void> => recordRows(deps, OF_DRAW, values, eventsOf);

/** `bet`: the only bet, or the only one that won. */
const OF_DRAW = `
  select t.user_id, d.lottery_id as lottery, d.issue, d.settled_at, count(*)::integer as bets,
    (count(*) filter (where o.payout > 0))::integer as won, sum(t.stake)::bigint as stake,
    coalesce(sum(o.payout), 0)::bigint as payout, coalesce(sum(c.extra), 0)::bigint as extra,
    case when count(*) = 1 then min(t.id)
      when count(*) filter (where o.payout > 0) = 1 then min(t.id) filter (where o.payout > 0) end as bet
  from draw_state d
  join placed_bet t on t.draw_id = d.id
  left join bet_outcome o on o.draw_id = d.id and o.bet_id = t.id
  left join bet_correction_paid c on c.draw_id = d.id and c.bet_id = t.id and c.number = $2::integer
  where d.id = $1::bigint and o.kind is distinct from 'cancelled'
  group by t.user_id, d.lottery_id, d.issue, d.settled_at`;

const print = (amount: bigint): string => printAmount(amount as Amount);
const idOf = (id: bigint | null): number | null => (id === null ? null : Number(id));
