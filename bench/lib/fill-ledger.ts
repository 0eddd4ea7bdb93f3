import type pg from 'pg';

/** Players with a main account that movements are spread over: their ids follow `first`. */
interface Size {
  readonly entries: number;
  readonly players: number;
  readonly first: number;
}

/** The movements end now and began so long ago. */
const DAYS = 30;
/** Of a hundred movements, the first so many are bets, the next ones wins, then deposits; the others are withdrawals. */
const SHARES = { bet: 60, win: 90, deposit: 95 };
/** Movements of one batch; they have the time of the batch. */
const BATCH = 500;
/** Ids of what is filled begin here, above those of the sequence. */
const BASE = 10_000_000_000;
/** Orders that have not ended: payments under review, withdrawals that wait for operators or a provider, players in the queue, cases. */
const WAITING = { payments: 500, withdrawals: 2_000, queue: 200, cases: 1_000 };
const ONLINE = 20_000;
/** Time between two draws of a lottery, s. */
const DRAW_S = 300;

/**
 * Fills the ledger with bets, wins, deposits and withdrawals of 30 days, two entries each, and what the dashboard reads beside it: orders,
 * draws of every lottery, hold by day, audits, queues and calls to providers. Triggers are disabled meanwhile, so balances stay as they were.
 */
export async function fillLedger(owner: pg.Client, { entries, players, first }: Size): Promise<void> {
  const moves = entries / 2;
  const kind = `case when n % 100 < ${SHARES.bet} then 'bet' when n % 100 < ${SHARES.win} then 'win'
    when n % 100 < ${SHARES.deposit} then 'deposit' else 'withdrawal' end`;
  const player = `${first} + 1 + (hashint8(n) & 2147483647) % ${players}`;
  // The platform's clock was not moved; app_now() would be called for each row.
  const at = `now() - (${moves} - n / ${BATCH} * ${BATCH}) * interval '${(DAYS * 86_400) / moves} s'`;
  const numbers = `generate_series(0, ${moves - 1}) n`;
  const run = (sql: string) => owner.query(sql);
  await run(
    "set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '256MB'",
  );
  await run(`create temporary table moved as
    select ${BASE}::bigint + n as id, ${BASE}::bigint + n / ${BATCH} as batch, ${kind} as kind,
      (${player})::bigint as user_id, (${at})::timestamptz(3) as at from ${numbers}`);
  await run(
    `insert into batch (id, at, entries, hash) select batch, min(at), 2 * count(*), sha256('') from moved group by batch`,
  );
  await run(`insert into chain (seq, batch_id, hash)
    select (select coalesce(max(seq), 0) from chain) + row_number() over (order by batch), batch, sha256('')
    from (select distinct batch from moved) one`);
  await run(
    `insert into ledger_tx (id, batch_id, kind, key, user_id, at) select id, batch, kind, id::text, user_id, at from moved`,
  );
  // The index by player takes the entries in no order: it is made of all of them at once.
  const { rows } = await owner.query<{ made: string }>(
    `select pg_get_indexdef('entry_of_user'::regclass) as made`,
  );
  await run('drop index entry_of_user');
  await run(`insert into entry (batch_id, id, tx_id, account_id, user_id, amount, currency, at)
    select batch, 2 * m.id + side.place, m.id, coalesce(side.house, a.id), m.user_id, side.amount, 'CNY', m.at
    from moved m join account a on a.user_id = m.user_id and a.kind = 'main' and a.currency = 'CNY'
    cross join lateral (values
      (0, house_account(case m.kind when 'bet' then 'stakes' when 'win' then 'payouts' else 'fees' end, 'CNY'), 20000),
      (1, null, -20000)) side (place, house, amount)`);
  await run(rows[0]!.made);
  await run(`insert into deposit (id, user_id, channel_id, method, provider, state, amount, fee, pay_amount, pay_currency, payee, payer,
      expires_at, created_at, credited_at, payment)
    select id, user_id, 'bench', 'bank', 'payments', 'credited', 20000, 0, 20000, 'CNY', '{}', '', at, at, at, id::text
    from moved where kind = 'deposit'`);
  await run(`insert into deposit_payment (provider, external_id, deposit_id, user_id, amount, currency, state, reason, paid_at, at)
    select 'payments', id::text, id, user_id, 20000, 'CNY',
      case when n <= ${WAITING.payments} then 'review' else 'credited' end, null, at, at
    from (select *, row_number() over (order by id desc) as n from moved where kind = 'deposit') one`);
  await run(`insert into withdrawal (id, user_id, currency, amount, fee, account_id, kind, label, provider, pay_currency, pay_amount,
      automatic, state, created_at, expected_at)
    select id, user_id, 'CNY', 20000, 0, 1, 'bank', 'x', 'payments', 'CNY', 20000, true,
      case when n > ${WAITING.withdrawals} then 'confirmed' when n % 2 = 0 then 'reviewing' else 'sending' end, at, at
    from (select *, row_number() over (order by id desc) as n from moved where kind = 'withdrawal') one`);
  await run('drop table moved');
  await run(`insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at, bets, stake_total)
    select ${BASE} + row_number() over (), l.id, n::text, case when n = 0 then 'open' else 'settled' end,
      at - interval '5 m', at - interval '10 s', at, case when n > 0 then at end, 10, 200000
    from lottery l cross join generate_series(0, ${(DAYS * 86_400) / DRAW_S}) n
    cross join lateral (select now() + interval '60 s' - n * interval '${DRAW_S} s' as at) time`);
  await run(`insert into hold_day (currency, day, lottery_id, draws, bets, stake, payout, expected, variance)
    select 'CNY', current_date - n, id, 288, 100000, 2000000000, 1900000000, 1900000000, 1e18
    from lottery cross join generate_series(0, ${DAYS}) n`);
  await run(`insert into audit_checkpoint (at, whole, seq, hash, violations)
    select now() - n * interval '1 minute', false, 1, sha256(''), '[]' from generate_series(${DAYS * 1_440}, 0, -1) n`);
  await run(`insert into service_case (user_id, room, from_seq, state, priority, language, created_at, queued_at)
    select ${first} + n, 1, 1, 'queued', 1, 'zhCn', now(), now() from generate_series(1, ${WAITING.queue}) n`);
  await run(`insert into risk_case (user_id, rule, kind, state, strength, opened_at, due_at)
    select ${first} + n, 'bench', 'care', 'open', 'medium', now(), now() + (n - 100) * interval '1 h'
    from generate_series(1, ${WAITING.cases}) n`);
  await run(`insert into provider_hour (provider, hour, calls, refused, unclear, took_ms, answered_at)
    select provider, date_trunc('hour', now()) - n * interval '1 h', 1000, 1, 1, 90000, now() - n * interval '1 h'
    from unnest(array['payments', 'chain', 'identity', 'messenger', 'service', 'aurora', 'meridian', 'cascade']) provider
    cross join generate_series(0, ${DAYS * 24}) n`);
  await run(
    `insert into admission_node (id, seen_at) values ('00000000-0000-4000-8000-000000000001', now())`,
  );
  await run(`insert into admission_socket (node, id, network, user_id)
    select '00000000-0000-4000-8000-000000000001', n, '192.0.2.1', ${first} + n from generate_series(1, ${ONLINE}) n`);
  await run('set session_replication_role = origin; reset work_mem; reset maintenance_work_mem');
  await run('vacuum analyze');
}
