import type { Store, Tx } from '../../../store/index.ts';
import type { Settings } from '../../settings/index.ts';
import { type TurnoverLine, type TurnoverSource, type TurnoverStep, turnoverOf } from './turnover.ts';

interface Owner {
  readonly userId: bigint;
  readonly currency: string;
}

/** A player's open turnover requirements, from the ledger and their settled bets. */
export async function readTurnover(
  store: Store | Tx,
  { userId, currency }: Owner,
  settings: Settings,
): Promise<TurnoverLine[]> {
  // The starting balance of demonstration players is not a deposit.
  const dues = await store.query<{ source: TurnoverSource; amount: bigint; at: Date }>(
    `select t.kind as source, e.amount, e.at from player_entry e
     join account a on a.id = e.account_id and a.kind = 'main'
     join ledger_tx t on t.id = e.tx_id and t.kind in ('deposit', 'bonus')
     where e.user_id = $1 and e.currency = $2 and e.amount > 0 and not exists (
       select from entry o join account h on h.id = o.account_id
       where o.batch_id = e.batch_id and o.tx_id = e.tx_id and h.kind = 'ext:demo')
     order by e.id`,
    [userId, currency],
  );
  if (dues.rows.length === 0) return [];
  const times = dues.rows.map(({ at }) => at);
  // Stakes settled after each deposit and before the next, in our draws and in rounds of game platforms.
  const play = await store.query<{ place: number; stake: bigint }>(
    `select place, sum(stake)::bigint as stake from (
       select width_bucket(b.decided_at, $3::timestamptz[]) as place, b.stake - coalesce(o.tied_stake, 0) as stake
       from bet_state b left join outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
       where b.user_id = $1 and b.currency = $2 and b.state in ('won', 'lost') and b.decided_at >= $4
       union all
       select width_bucket(r.at, $3::timestamptz[]), r.stake from game_round r
       where r.user_id = $1 and $2 = 'CNY' and r.payout is not null and r.at >= $4
     ) decided group by place`,
    [userId, currency, times, times[0]],
  );
  const stakes = new Map(play.rows.map(({ place, stake }) => [place, stake]));
  const ppm = { deposit: settings.get('turnoverDepositPpm'), bonus: settings.get('turnoverBonusPpm') };
  const steps = dues.rows.flatMap(({ source, amount }, index): TurnoverStep[] => [
    { source, amount, ppm: ppm[source] },
    { stake: stakes.get(index + 1) ?? 0n },
  ]);
  return turnoverOf(steps);
}
