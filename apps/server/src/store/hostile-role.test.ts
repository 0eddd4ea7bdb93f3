import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { grant } from '../../test/money.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { ACTS, type Act, DRAW, PLAYER } from './hostile-acts.ts';
import { setSteering } from './steering.ts';

const db = useStore();

/** A ledger that is worth an attack: money, a settled draw, withdrawals in every relevant state. */
beforeAll(async () => {
  const { store, nodeChannels, asOwner } = db();
  await setSteering(store.address, false);
  const ledger = await createLedger(store, nodeChannels);
  await store.tx((tx) => ledger.openAccounts(tx, PLAYER, 'CNY'));
  await store.tx((tx) => ledger.post(tx, [grant(PLAYER, 10_000n), grant(PLAYER + 1n, 10_000n)]));
  await store.query('select ledger_chain(100)');
  // Inserted with the guards off, because the order of the steps is not tested here.
  await asOwner(`set session_replication_role = replica; ${WORLD}; set session_replication_role = origin`);
});

const WORLD = `
  insert into user_account (id, user_name, kind, language, password_hash, currency, created_at)
    select id, name, kind, 'zhCn', 'x', 'CNY', now()
    from (values (${PLAYER}, 'mallory', 'player'), (8001, 'op_one', 'operator'), (8002, 'op_two', 'operator')) u (id, name, kind);
  insert into lottery (id, family, name, source, zone, period_s, config)
    values ('hostile', 'ssc', '{}', 'verifiable', 'UTC', 60, '{}');
  insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor, seal, seal_proof, result, transcript, bets_root)
    values (${DRAW}, 'hostile', '1', 'settled', now(), now() + '1 s', now() + '2 s', '{"v":1}', '{"s":1}', '{}', '{"r":1}', '{}', ''),
           (${DRAW + 1n}, 'hostile', '2', 'open', now(), now() + '1 h', now() + '2 h', '{"v":1}', null, null, null, null, null);
  insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake, rebate_ppm,
      odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
    values (9101, ${PLAYER}, ${DRAW}, 'hostile', 'any', 'credit', '[]', 1, 10, 1, 10, 0, '{}', 100, 'CNY', sha256(''),
      decode(repeat('00', 16), 'hex'), decode(repeat('00', 16), 'hex'), gen_random_uuid(), 0, now());
  insert into outcome (user_id, bet_id, draw_id, kind, payout, at) values (${PLAYER}, 9101, ${DRAW}, 'won', 20, now());
  insert into journal (seq, kind, lottery_id, draw_id, body, digest, hash, signature, at)
    values (1, 'seal', 'hostile', ${DRAW}, '{}', sha256(''), sha256(''), decode(repeat('00', 64), 'hex'), now());
  insert into request (user_id, scope, rid, body_hash, answer, at) values (${PLAYER}, 'withdraw', 'r1', '', '{}', now());
  insert into payout_account (id, user_id, kind, bank, number, fingerprint, shown, created_at, usable_at)
    values (9201, ${PLAYER}, 'bank', 'icbc', '', sha256('a'), '1', now(), now()),
           (9202, ${PLAYER + 1n}, 'bank', 'icbc', '', sha256('b'), '2', now(), now());
  insert into withdrawal (id, user_id, currency, amount, fee, account_id, kind, label, provider, pay_currency, pay_amount,
      automatic, state, reason, created_at, expected_at)
    select id, ${PLAYER}, 'CNY', 100, 0, 9201, 'bank', 'x', 'payments', 'CNY', 100, automatic, state,
      case state when 'failed' then 'x' end, now(), now()
    from (values (9301, true, 'confirmed'), (9302, true, 'approved'), (9303, false, 'reviewing'), (9304, true, 'failed'))
      w (id, automatic, state);
  insert into offer (id, version, kind, name, terms, currency, starts, budget, per_player, created_at, created_by, live_at)
    values ('hostile', 1, 'wheel', '{}', '{}', 'CNY', now(), 100, 100, now(), 'x', now());
  insert into offer_use (offer_id, budget, used) values ('hostile', 100, 50);
  insert into offer_share (offer_id, user_id, used) values ('hostile', ${PLAYER}, 50);
  insert into reward_grant (id, user_id, source, source_ref, kind, currency, terms, amount, paid, required, product, state, reason, at, ended_at)
    values (9401, ${PLAYER}, 'cash', '1', 'task', 'CNY', '{}', 50, 50, 0, null, 'completed', null, now(), now()),
           (9402, ${PLAYER}, 'bonus', '1', 'bonus_slice', 'CNY', '{}', 100, 0, 1000, 'lottery', 'active', null, now(), null),
           (9403, ${PLAYER}, 'bonus', '2', 'bonus_slice', 'CNY', '{}', 100, 0, 1000, 'lottery', 'forfeited', 'player', now(), now());
  insert into grant_entry (grant_id, at, amount, what, tx) values (9401, now(), 50, 'credit', 1);
  insert into audit_checkpoint (at, whole, seq, hash, violations) values (now(), true, 0, '', '[]');
  insert into audit_sum (account_id, amount) values (1, 1);
  insert into event_log (actor, action, subject, result) values ('service', 'x', 'x', 'done')`;

/** Codes of a refusal: a missing right, a guard, or a constraint. Any other error means that the act was not really tried. */
const REFUSALS = /^(42501|TS00[123]|TSL01|TSP01|23505|23514)$/;

/**
 * Tries an act in a new session of the application's login, and rolls back what it did. Returns `refused`, `through`, or
 * the other error by which it failed.
 */
async function attempt({ sql, frozen = false, alone = false }: Act): Promise<string> {
  if (frozen) await db().asOwner(`insert into ledger_freeze (at, reason) values (now(), '{}')`);
  const client = new pg.Client(db().store.address.appUrl);
  await client.connect();
  try {
    if (!alone) await client.query('begin');
    await client.query(sql);
    // Checks that run at the commit run now.
    if (!alone) await client.query('set constraints all immediate');
    return 'through';
  } catch (error) {
    const { code = '', message } = error as pg.DatabaseError;
    return REFUSALS.test(code) ? 'refused' : `${code} ${message}`;
  } finally {
    if (!alone) await client.query('rollback').catch(() => {});
    await client.end();
    if (frozen) await db().asOwner('delete from ledger_freeze');
  }
}

/** Results of all acts that were not refused. */
async function attemptAll(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, act] of Object.entries(ACTS)) {
    const answer = await attempt(act);
    if (answer !== 'refused') found[name] = answer;
  }
  return found;
}

/** Hashes of all tables that an act might change. */
async function fingerprint(): Promise<unknown> {
  const tables = [
    'account',
    'entry',
    'batch',
    'chain',
    'ledger_tx',
    'draw',
    'bet',
    'outcome',
    'journal',
    'withdrawal',
    'withdrawal_step',
    'payout_clearance',
    'approval',
    'audit_checkpoint',
    'audit_sum',
    'offer',
    'offer_use',
    'offer_share',
    'reward_grant',
    'grant_entry',
    'grant_stake',
    'event_log',
    'request',
    'migration',
    'clock_offset',
  ];
  const parts = tables.map(
    (name) =>
      `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${name} t where to_jsonb(t) ->> 'action' is distinct from 'freeze')`,
  );
  return db().asOwner(`select array[${parts.join(', ')}] as digests`);
}

test('[F14] [E18] thirty and more acts of a hostile application role: all are refused', async ({ task }) => {
  const before = await fingerprint();
  const names = Object.keys(ACTS);
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(await attemptAll()).toEqual({});
  expect(await fingerprint()).toEqual(before);
  Object.assign(task.meta, {
    figure: { id: 'F14', text: `${names.length} acts of the application role, 0 through` },
  });
});

describe('[F14] an act succeeds when its right is granted again', () => {
  // Each right, the statement that revokes it again, and the only acts that succeed with it.
  const given: [string, string, string, string[]][] = [
    [
      'temporary tables',
      "do $$ begin execute format('grant temporary on database %I to tessera_app', current_database()); end $$",
      "do $$ begin execute format('revoke temporary on database %I from tessera_app', current_database()); end $$",
      [
        'make a temporary table that hides a real one',
        'make a temporary sequence that hides the real one',
        'make a temporary function',
        'make a temporary view',
      ],
    ],
    [
      'lifting',
      'grant update on ledger_freeze to tessera_app',
      'revoke update on ledger_freeze from tessera_app',
      ['lift the freeze'],
    ],
    [
      'checkpoints',
      'grant insert on audit_checkpoint to tessera_app',
      'revoke insert on audit_checkpoint from tessera_app',
      ['write a checkpoint of an audit that did not run'],
    ],
    [
      'budgets of offers',
      'grant update on offer_use to tessera_app',
      'revoke update on offer_use from tessera_app',
      ['raise the budget of an offer', 'set the use of an offer back'],
    ],
    [
      'clearances',
      'grant insert on payout_clearance to tessera_app',
      'revoke insert on payout_clearance from tessera_app',
      ['clear a payout without an audit', 'clear a payout without an audit, and send it'],
    ],
    [
      'signatures of operators',
      'grant insert on approval to tessera_app',
      'revoke insert on approval from tessera_app',
      ['approve for two operators'],
    ],
    [
      'the log',
      'grant execute on function log_event(text, text, text, text, text, jsonb, timestamptz) to tessera_app',
      'revoke execute on function log_event(text, text, text, text, text, jsonb, timestamptz) from tessera_app',
      ['log an operator action'],
    ],
    [
      'idempotency',
      'grant delete on request to tessera_app',
      'revoke delete on request from tessera_app',
      ['forget a request that was answered'],
    ],
    [
      'the clock',
      'grant execute on function clock_steer(bigint) to tessera_app',
      'revoke execute on function clock_steer(bigint) from tessera_app',
      ['move the clock'],
    ],
  ];
  test.each(given)('%s', async (_name, give, take, expected) => {
    await db().asOwner(give);
    try {
      expect(await attemptAll()).toEqual(Object.fromEntries(expected.map((name) => [name, 'through'])));
    } finally {
      await db().asOwner(take);
    }
  });
});

test('[E18] with UPDATE on accounts granted again balances still cannot be moved: the guard checks the role, not the depth', async () => {
  await db().asOwner('grant update on account to tessera_app');
  await db().asOwner(
    "do $$ begin execute format('grant temporary on database %I to tessera_app', current_database()); end $$",
  );
  try {
    // This attack worked while the guard checked the depth of triggers.
    const deep = await attempt({
      sql: `create temp table mine (id int);
        create function pg_temp.mint() returns trigger language plpgsql as
          'begin update public.account set balance = balance + 1 where user_id = ${PLAYER}; return null; end';
        create trigger mine after insert on mine for each row execute function pg_temp.mint();
        insert into mine values (1)`,
    });
    expect(deep).toBe('refused');
    expect(await attempt({ sql: `update account set balance = balance + 1 where user_id = ${PLAYER}` })).toBe(
      'refused',
    );
  } finally {
    await db().asOwner('revoke update on account from tessera_app');
    await db().asOwner(
      "do $$ begin execute format('revoke temporary on database %I from tessera_app', current_database()); end $$",
    );
  }
});

test('[E18] every function has a fixed search path with pg_temp last, or names resolved at its creation', async () => {
  const loose = await db().asOwner(
    `select p.oid::regprocedure::text as name, p.proconfig from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosqlbody is null
       and not exists (select from unnest(p.proconfig) setting where setting ~ '^search_path=.*, pg_temp$')`,
  );
  expect(loose).toEqual([]);
});

test('[E18] only roles that need a function with foreign rights may call it, and the application owns nothing', async () => {
  const open = await db().asOwner<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('tessera_app', p.oid, 'EXECUTE')
     order by 1`,
  );
  expect(open.map(({ name }) => name)).toEqual([
    'advance_earned(text,bigint[],bigint[])',
    'chain_events(integer)',
    'claim_packets(text,integer,bigint[],uuid[])',
    'commission_correct(bigint)',
    'commission_make(date,text)',
    'commission_pay(date,integer)',
    'commission_ready(date)',
    'end_rewards(bigint[],text,text)',
    'give_cash(text,text,text,integer,bigint[],text[],bigint[],jsonb[])',
    'give_earned(text,text,text,integer,bigint[],text[],bigint[],jsonb[],bigint[],text,timestamp with time zone)',
    'hold_offer_room(text,integer,bigint)',
    'install_offer(text,text,jsonb,jsonb,jsonb,jsonb,text,timestamp with time zone,timestamp with time zone,bigint,bigint,integer,text)',
    'ledger_account(bigint,text,text)',
    'ledger_chain(integer)',
    'ledger_close_batch(bigint)',
    'ledger_open_batch(bigint)',
    'lock_accounts(bigint[])',
    'lock_players(bigint[],text,text)',
    'team_room_mute(bigint,bigint,bigint,integer,text)',
    'team_room_remove(bigint,bigint,bigint,text,text)',
  ]);
  const owned = await db().asOwner(
    `select classid::regclass::text as kind, objid from pg_shdepend
     where refobjid = 'tessera_app'::regrole and deptype = 'o'`,
  );
  expect(owned).toEqual([]);
  const member = await db().asOwner(
    `select roleid::regrole::text from pg_auth_members where member = 'tessera_app'::regrole`,
  );
  expect(member).toEqual([]);
});
