import type { Amount } from '@tessera/protocol';
import { monthOf, RULES_TO_READ, signInAmount, type Terms } from '@tessera/rewards';
import { type DryRun, type DryRuns, mapInTurns, type WouldGive } from '../rewards/index.ts';

/**
 * As if every player had signed in on each day on which he was here: on which a session began or was last used, or a bet was placed.
 * Milestones are counted in the days of the period.
 */
const signInRun: DryRun<'sign_in'> = async (db, terms, { from, to }) => {
  const { rows } = await db.query<{ user_id: bigint; days: string[] }>(
    `select user_id, array_agg(day::text order by day) as days from (
       select user_id, platform_day(created_at) as day from player_session where created_at >= $1 and created_at < $2
       union select user_id, platform_day(last_action_at) from player_session where last_action_at >= $1 and last_action_at < $2
       union select user_id, platform_day(placed_at) from placed_bet where placed_at >= $1 and placed_at < $2
     ) here group by user_id`,
    [from, to],
  );
  return mapInTurns(rows, ({ user_id, days }) => ({ user: user_id, amount: signedSum(terms, days) }));
};

function signedSum(terms: Terms<'sign_in'>, days: readonly string[]): Amount {
  let sum = 0n;
  for (const day of days) sum += signInAmount(terms, day);
  for (const month of Map.groupBy(days, monthOf).values())
    for (const { days: goal, prize } of terms.milestones) if (month.length >= goal) sum += prize;
  return sum as Amount;
}

/**
 * As if every player had claimed each task that was done by the end of the period, and that was not paid before it. Limits,
 * authenticators, identities and accounts are those of now.
 */
const tasksRun: DryRun<'tasks'> = async (db, { tasks }, { from, to }) => {
  const { rows } = await db.query<{ user_id: bigint; task: string }>(
    `select done.user_id, done.task from (
       select distinct user_id, 'first_bet' as task from bet_state
       where currency <> 'TRIAL' and state in ('won', 'lost') and decided_at < $2
       union all select distinct user_id, 'verify_draw' from fact_known where fact = 'verify_draw' and at < $2
       union all select user_id, 'read_rules' from fact_known where fact = 'read_rules' and at < $2
         group by user_id having count(*) >= $3
       union all select distinct user_id, 'set_limit' from limit_now
       union all select user_id, 'authenticator' from authenticator_on
       union all select user_id, 'identity' from player_verified
       union all select distinct user_id, 'add_card' from payout_account_now
     ) done
     where not exists (select from reward r where r.user_id = done.user_id and r.source = 'task'
       and r.source_ref = done.task and r.at < $1)`,
    [from, to, RULES_TO_READ],
  );
  const prizes = new Map<string, Amount>(tasks.map(({ task, prize }) => [task, prize]));
  return rows.flatMap(({ user_id, task }): WouldGive[] => {
    const amount = prizes.get(task);
    return amount === undefined ? [] : [{ user: user_id, amount }];
  });
};

/** The first players with a bet in the period, as many as there are shares, with an equal part of the pool each. */
const packetsRun: DryRun<'packets'> = async (db, { pool, shares }: Terms<'packets'>, { from, to }) => {
  const { rows } = await db.query<{ user_id: bigint }>(
    `select user_id from placed_bet where placed_at >= $1 and placed_at < $2 and currency <> 'TRIAL'
     group by user_id order by min(placed_at), user_id limit $3`,
    [from, to, shares],
  );
  const mean = (pool / BigInt(shares)) as typeof pool;
  return rows.map(({ user_id }) => ({ user: user_id, amount: mean, draws: 1 }));
};

/** Dry runs of the kinds of welfare. */
export const welfareDryRuns: DryRuns = { sign_in: signInRun, tasks: tasksRun, packets: packetsRun };
