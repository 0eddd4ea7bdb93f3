import type pg from 'pg';
import { FIRST_PLAYER } from './bet-bench.ts';

/** A team of everybody, as filled. */
export interface Tree {
  readonly top: bigint;
  /** Agents, the largest team first. */
  readonly agents: readonly bigint[];
  /** Agents with 10 000 direct members. */
  readonly wide: readonly bigint[];
  /** Adds the days before the last to the roll-ups, and the commission of all days. */
  addHistory(): Promise<void>;
}

interface Size {
  readonly members: number;
  readonly players: number;
  readonly from: string;
  readonly to: string;
}

/** One agent in 50 members; each has four agents below, so there are nine levels. */
const AGENT_SHARE = 50;
const AGENTS_BELOW = 4;
const WIDE = 10;
const WIDE_DIRECT = 10_000;

/** Movements of each active player on the last day: kind, share of the players, account of the house, direction, movements in a batch. */
const MOVEMENTS = [
  ['bet', 1, 'stakes', -1, 100],
  ['win', 0.8, 'payouts', 1, 500],
  ['rebate', 1, 'rebate', 1, 500],
  ['deposit', 0.2, 'fees', 1, 1],
  ['withdrawal', 0.05, 'fees', -1, 1],
] as const;

/**
 * Fills an empty platform with members and a day of the ledger, with triggers disabled. Players are spread over all agents; a tenth of the
 * members is below ten agents alone.
 */
export async function fillTeams(owner: pg.Client, { members, players, from, to }: Size): Promise<Tree> {
  const agents = members / AGENT_SHARE;
  const id = (n: number | string) => `${FIRST_PLAYER}::bigint + ${n}`;
  const at = `'${to} 12:00+08'::timestamptz`;
  const run = (sql: string) => owner.query(sql);
  await run("set session_replication_role = replica; set work_mem = '256MB'");
  await run(`insert into user_account (id, user_name, kind, language, password_hash, currency, birth_date, created_at)
    select ${id('n')}, 'bench_' || n, 'player', 'zhCn', 'x', 'CNY', '1990-01-01', app_now() from generate_series(1, ${members}) n`);
  await run(`with recursive tree as (
      select 1::bigint as n, '{}'::bigint[] as path
      union all
      select below, tree.path || (${id('tree.n')}) from tree
      cross join lateral generate_series(tree.n * ${AGENTS_BELOW} - ${AGENTS_BELOW - 2}, least(tree.n * ${AGENTS_BELOW} + 1, ${agents})) below
    )
    insert into team_member (user_id, parent, path, kind, link_id, at)
    select ${id('n')}, path[cardinality(path)], path, 'agent', case when n > 1 then 1 end, app_now() from tree`);
  await run(`insert into team_member (user_id, parent, path, kind, link_id, at)
    select ${id('n')}, m.user_id, m.path || m.user_id, 'player', 1, app_now()
    from generate_series(${agents + 1}, ${members}) n
    join team_member m on m.user_id = ${id(`case when n > ${members - WIDE * WIDE_DIRECT} then 100 + n % ${WIDE}
      else 1 + (hashint8(n) & 2147483647) % ${agents} end`)}`);
  await run(`insert into team_rate (user_id, from_day, ppm, at)
    select user_id, '2026-01-01', 12000 - 1000 * cardinality(path), app_now() from team_member`);
  await run(`insert into team_count (user_id, direct, below)
    select up.id, count(*) filter (where m.parent = up.id), count(*) from team_member m cross join unnest(m.path) up (id) group by 1`);
  await run(`insert into account (user_id, kind, currency, balance)
    select ${id('n')}, 'main', 'CNY', 0 from generate_series(1, ${members}) n where n % ${members / players} = 0`);
  await run(`insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at)
    values (1, 'ssc-1m', 'bench', 'settled', ${at} - interval '3 m', ${at} - interval '2 m', ${at} - interval '1 m', ${at})`);
  for (const [kind, share, house, sign, size] of MOVEMENTS) await move(kind, share, house, sign, size);
  await run(`insert into outcome (user_id, bet_id, draw_id, kind, payout, at)
    select user_id, key::bigint, 1, 'won', 20000, at from ledger_tx where kind = 'win'`);
  await run('set session_replication_role = origin');
  await run('vacuum analyze');
  const { rows } = await owner.query<{ id: string; direct: number }>(
    'select user_id as id, direct from team_count order by below desc, user_id',
  );
  return {
    top: BigInt(rows[0]!.id),
    agents: rows.map((row) => BigInt(row.id)),
    wide: rows.filter(({ direct }) => direct >= WIDE_DIRECT).map((row) => BigInt(row.id)),
    addHistory,
  };

  /** One movement of a share of the players, in batches of `size`. */
  async function move(kind: string, share: number, house: string, sign: number, size: number): Promise<void> {
    await run(`with moved as (
        select user_id, id as account, nextval('id_seq') as tx, (row_number() over () - 1) / ${size} as part
        from account where kind = 'main' and user_id > ${FIRST_PLAYER} and (hashint8(user_id) & 1023) < ${share} * 1024
      ), batches as (
        select part, nextval('id_seq') as batch, count(*) as count from moved group by part
      ), opened as (
        insert into batch (id, at, entries, hash) select batch, ${at}, 2 * count, sha256('') from batches
      ), chained as (
        insert into chain (seq, batch_id, hash)
        select (select coalesce(max(seq), 0) from chain) + row_number() over (order by batch), batch, sha256('') from batches
      ), bets as (
        insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake, rebate_ppm, odds,
          max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
        select tx, user_id, 1, 'ssc-1m', 'ssc.star5.direct-multi', 'credit', '1', 1, 20000, 1, 20000, 0, '{}', 100, 'CNY', sha256(int8send(tx)),
          substr(sha256(int8send(tx)), 1, 16), substr(sha256(int8send(tx)), 1, 16), gen_random_uuid(), 0, ${at}
        from moved where '${kind}' = 'bet'
      ), posted as (
        insert into ledger_tx (id, batch_id, kind, key, user_id, at)
        select tx, batch, '${kind}',
          coalesce((select max(id) from bet where '${kind}' = 'win' and bet.user_id = moved.user_id), tx)::text, user_id, ${at}
        from moved join batches using (part)
      )
      insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
      select batch, tx, side.account, user_id, side.amount, 'CNY', ${at}
      from moved join batches using (part)
      cross join lateral (values (house_account('${house}', 'CNY'), ${-sign * 20000}), (account, ${sign * 20000})) side (account, amount)`);
  }

  async function addHistory(): Promise<void> {
    const sums =
      'deposits, withdrawals, stake, payout, rebate, rewards, bets, won, deposits_count, withdrawals_count, placed'.split(
        ', ',
      );
    await run("set session_replication_role = replica; set work_mem = '256MB'");
    await run(`insert into player_day select user_id, currency, day - back, ${sums.join(', ')}
      from player_day cross join generate_series(1, '${to}'::date - '${from}') back where hashint8(user_id * 31 + back) & 1 = 0`);
    await run(`insert into team_day select agent, currency, day, ${sums.map((name) => `sum(${name})`).join(', ')}
      from (
        select m.parent, p.currency, p.day, ${sums.map((name) => `sum(p.${name}) as ${name}`).join(', ')}
        from player_day p join team_member m on m.user_id = p.user_id where p.day < '${to}' group by 1, 2, 3
      ) near join team_member n on n.user_id = near.parent cross join unnest(n.path || n.user_id) agent group by 1, 2, 3`);
    await run('truncate team_active');
    await run(`insert into team_active select agent, 'CNY', day, before, sum(players), 0, 0
      from (
        select m.parent, p.day, coalesce(p.before, '-infinity') as before, count(*) as players
        from (select user_id, day, lag(day) over (partition by user_id order by day) as before from player_day) p
        join team_member m on m.user_id = p.user_id group by 1, 2, 3
      ) near join team_member n on n.user_id = near.parent cross join unnest(n.path || n.user_id) agent group by 1, 2, 3, 4`);
    // What every agent earned from each side on each day, and from each direct member who is active.
    await run(`insert into team_accrual_day (day, since, until, at)
      select day, day, day + interval '1 day', app_now() from generate_series('${from}'::date, '${to}', '1 day') day`);
    await run(`insert into team_accrual_sum (beneficiary, member, day, own_ppm, below_ppm, bets, stake, base, amount, waiting)
      select up.id, t.user_id, t.day, 12000, 11000, t.bets, t.stake, t.stake, t.stake / 100000 * 100, 0
      from team_day t join team_member n on n.user_id = t.user_id cross join unnest(n.path || n.user_id) up (id)
      where cardinality(n.path) < 6`);
    await run(`insert into team_accrual (beneficiary, day, player, product, turn, level, currency, bets, first_id, last_id, stake, base,
        own_ppm, below_ppm, amount, state)
      select m.parent, p.day, p.user_id, 'ssc', 0, 1, 'CNY', 1, 1, 1, p.stake, p.stake, 2000, 1000, p.stake / 100000 * 100, 'accrued'
      from player_day p join team_member m on m.user_id = p.user_id where p.stake > 0`);
    await run('set session_replication_role = origin');
    await run('vacuum analyze');
  }
}
