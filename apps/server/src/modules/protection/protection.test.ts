import type { CallReply } from '@tessera/protocol';
import { amountOf } from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestBrowser, useApp } from '../../../test/app.ts';
import { type BetWorld, createBetWorld } from '../../../test/bets.ts';
import { listenTo } from '../../../test/events.ts';
import { testKind } from '../../../test/money.ts';
import { harmJob } from './harm.ts';
import { assertWithinDepositLimit, harmMarked, playerExcluded } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SET = 'POST /api/user/limits/set';
const LIMITS = 'POST /api/user/limits';
const CONFIRM = 'POST /api/user/limits/confirm';
const CANCEL = 'POST /api/user/limits/cancel';
const STATE = 'POST /api/user/reality-check';
const OVERVIEW = 'POST /api/user/protection';
const day = { kind: 'stake', period: 'day' } as const;

let world: BetWorld;
const exclusions = listenTo(playerExcluded);
const marks = listenTo(harmMarked);
const app = useApp({
  modules: [exclusions.module, marks.module],
  async extend({ db, platform: { register }, services: { protection } }) {
    world = await createBetWorld(db);
    world.register(register);
    protection.onChanged(world.betting.guardsChanged);
    db.jobs.start();
  },
});
beforeAll(() => app().set('sessionIdleSeconds', 400 * 86_400));
beforeAll(() => app().set('sessionWebSeconds', 400 * 86_400));

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
const player = () => app().player({ balance: '1000' });
const pass = (ms: number) => app().db.clock.advance(ms);
const now = () => app().db.clock.now();

/** Places a bet of 2 and returns its error code or `ok`. If the call as a whole succeeds, the code is that of the first item. */
async function bet(browser: TestBrowser, draft: { multiple?: number } = {}): Promise<string> {
  const answer = await browser.call('POST /api/lottery/bet', world.request(await world.draw(), [draft]));
  if (answer.state !== 'SUCCESS') return answer.code;
  const [item] = answer.message.items;
  return item?.ok ? 'ok' : (item?.code ?? '');
}

/** A second browser of the same player. */
async function anotherDevice({ name }: Player): Promise<TestBrowser> {
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/login', {
    user_name: name,
    password: 'quiet-harbour-lamp-41',
  });
  return browser;
}

const limitOf = ({ items }: CallReply<typeof LIMITS>, kind: string, period: string) =>
  items.find((row) => row.kind === kind && row.period === period);

describe('[RP3] changing a limit', () => {
  test('a stricter one takes effect at once, on every device', async () => {
    const one = await player();
    const other = await anotherDevice(one);
    expect(await bet(other)).toBe('ok');
    expect(await one.expectOk(SET, { ...day, value: '3' })).toEqual({
      ...day,
      value: '3.0000',
      used: '2.0000',
      pending: null,
    });
    expect(await bet(other)).toBe('limit_stake_reached');
    await one.expectOk(SET, { ...day, value: '2.9999' });
    expect(limitOf(await other.expectOk(LIMITS), 'stake', 'day')?.value).toBe('2.9999');
  });

  test('a looser one waits for the delay and a second confirmation, is shown, and can be cancelled', async () => {
    const one = await player();
    await one.expectOk(SET, { ...day, value: '2' });
    // Calls use the server's clock, which differs by some milliseconds from the database's.
    const asked = app().db.clock.local();
    const row = await one.expectOk(SET, { ...day, value: '40' });
    expect(row).toMatchObject({ value: '2.0000', pending: { value: '40.0000' } });
    expect(row.pending!.from).toBeGreaterThanOrEqual(asked + 7 * DAY);
    expect(await one.call(CONFIRM, day)).toMatchObject({
      code: 'limit_waiting',
      data: { from: row.pending!.from },
    });
    expect((await one.expectOk(CANCEL, day)).pending).toBeNull();
    expect(await one.codeOf(CONFIRM, day)).toBe('not_found');

    await one.expectOk(SET, { ...day, value: null });
    await pass(7 * DAY);
    // The delay alone changes nothing.
    expect(limitOf(await one.expectOk(LIMITS), 'stake', 'day')).toMatchObject({ value: '2.0000' });
    expect(await one.expectOk(CONFIRM, day)).toMatchObject({ value: null, pending: null });
    expect(limitOf(await one.expectOk(LIMITS), 'stake', 'day')?.value).toBeNull();
  });

  test('a stricter limit discards the pending looser one', async () => {
    const one = await player();
    await one.expectOk(SET, { ...day, value: '20' });
    await one.expectOk(SET, { ...day, value: '40' });
    expect(await one.expectOk(SET, { ...day, value: '10' })).toMatchObject({
      value: '10.0000',
      pending: null,
    });
  });

  test('the delay is a setting of at least one day', async () => {
    await expect(app().set('limitDelaySeconds', 86_399)).rejects.toThrow('limitDelaySeconds');
    await app().set('limitDelaySeconds', 86_400);
    const one = await player();
    await one.expectOk(SET, { ...day, value: '2' });
    await one.expectOk(SET, { ...day, value: '4' });
    await pass(DAY);
    expect(await one.expectOk(CONFIRM, day)).toMatchObject({ value: '4.0000' });
    await app().set('limitDelaySeconds', 7 * 86_400);
  });

  test('an invalid limit is refused, and setting one needs a session', async () => {
    const one = await player();
    for (const bad of [
      { kind: 'deposit', period: 'bet', value: '1' },
      { kind: 'session', period: 'session', value: '14' },
      { kind: 'session', period: 'session', value: '15.5' },
    ] as const) {
      expect(await one.codeOf(SET, bad)).toBe('validation_failed');
    }
    expect(await one.codeOf(SET, { ...day, value: '0' })).toBe('amount_invalid');
    expect(await one.codeOf(CANCEL, { kind: 'loss', period: 'bet' })).toBe('validation_failed');
    expect(
      await app()
        .browser()
        .codeOf(SET, { ...day, value: '1' }),
    ).toBe('please_login');
    const other = await player();
    expect(limitOf(await other.expectOk(LIMITS), 'stake', 'day')?.value).toBeNull();
  });

  test('a repeated request takes effect once', async () => {
    const one = await player();
    const rid = 'ab'.repeat(16);
    await one.expectOk(SET, { ...day, rid, value: '5' });
    await one.expectOk(SET, { ...day, value: '4' });
    await one.expectOk(SET, { ...day, rid, value: '5' });
    expect(limitOf(await one.expectOk(LIMITS), 'stake', 'day')).toMatchObject({
      value: '4.0000',
      pending: null,
    });
    expect(await one.codeOf(SET, { ...day, rid, value: '6' })).toBe('idempotency_conflict');
  });
});

/** Credits a deposit as the cashier does, within the player's limits. */
const depositOf =
  ({ userId }: Player) =>
  (amount: bigint, key: string) =>
    app().db.store.tx(async (tx) => {
      await assertWithinDepositLimit(tx, userId, amountOf(amount));
      const entry = (account: object, sign: bigint) => ({
        account,
        currency: 'CNY',
        amount: amountOf(sign * amount),
      });
      await app().services.ledger.post(tx, [
        {
          kind: testKind('deposit'),
          key: `${userId} ${key}`,
          userId,
          entries: [
            entry({ userId: null, kind: 'ext:test' }, -1n) as never,
            entry({ userId, kind: 'main' }, 1n) as never,
          ],
        },
      ]);
    });

test('[RP1] [Q2] a day of deposits is any 24 hours, a week any 7 days, a month the platform’s', async () => {
  const one = await app().player();
  const deposit = depositOf(one);
  const refused = (period: string) => ({ code: 'limit_deposit_reached', data: { period, left: '0.0000' } });
  // The first of a month at 23:59 in Shanghai: two minutes later the day ends, but not the month.
  const date = new Date((await now()) + 8 * HOUR);
  await pass(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 15, 59) - (await now()));
  await one.expectOk(SET, { kind: 'deposit', period: 'day', value: '100' });
  await one.expectOk(SET, { kind: 'deposit', period: 'week', value: '200' });
  await one.expectOk(SET, { kind: 'deposit', period: 'month', value: '300' });
  await deposit(1_000_000n, 'a');
  await pass(2 * MINUTE);
  await expect(deposit(1n, 'b')).rejects.toMatchObject(refused('day'));
  expect(limitOf(await one.expectOk(LIMITS), 'deposit', 'day')?.used).toBe('100.0000');
  await pass(DAY);
  await deposit(1_000_000n, 'c');
  await pass(DAY);
  await expect(deposit(1n, 'd')).rejects.toMatchObject(refused('week'));
  await pass(5 * DAY);
  await deposit(1_000_000n, 'e');
  await pass(7 * DAY);
  await expect(deposit(1n, 'f')).rejects.toMatchObject(refused('month'));
  await pass(17 * DAY);
  await deposit(1_000_000n, 'g');
});

test('[RP1] [Q2] deposits stop at the limit, concurrent ones too', async () => {
  const one = await app().player();
  await one.expectOk(SET, { kind: 'deposit', period: 'day', value: '100' });
  const deposit = depositOf(one);
  await deposit(400_000n, 'a');
  await expect(deposit(600_001n, 'b')).rejects.toMatchObject({
    code: 'limit_deposit_reached',
    data: { left: '60.0000', period: 'day' },
  });
  const both = await Promise.allSettled([deposit(600_000n, 'c'), deposit(600_000n, 'd')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await one.expectOk(OVERVIEW)).lifetime).toMatchObject({ net_deposits: '100.0000' });
});

test('[RP4] a session ends at its own time limit, and play can go on five minutes later', async () => {
  const one = await player();
  // An expired session does not count and starts no pause.
  await anotherDevice(one);
  await app().db.asOwner(
    `update session set created_at = created_at - interval '2 h', expires_at = app_now()
     where id = (select max(id) from session where user_id = $1)`,
    [one.userId],
  );
  await one.expectOk(SET, { kind: 'session', period: 'session', value: '15' });
  expect(await bet(one)).toBe('ok');
  const { session_limit, session } = await one.expectOk(STATE);
  expect(session_limit).toEqual({
    warn_at: session.startedAt + 12 * MINUTE,
    ends_at: session.startedAt + 15 * MINUTE,
  });
  await pass(15 * MINUTE);
  await expect.poll(() => one.call(STATE).then(({ state }) => state)).toBe('NEED_LOGIN');
  const again = await anotherDevice(one);
  const until = (await again.expectOk(STATE)).pause_until;
  expect(until).toBeGreaterThan(await now());
  expect(await bet(again)).toBe('session_limit_reached');
  await pass(5 * MINUTE);
  expect(await bet(again)).toBe('ok');
  // A session that starts under a limit is watched too.
  await pass(10 * MINUTE);
  await expect.poll(() => again.call(STATE).then(({ state }) => state)).toBe('NEED_LOGIN');
});

test('[RP5] [RP6] a reality check shows the session’s figures and blocks bets until it is acknowledged', async () => {
  const one = await player();
  await one.expectOk('POST /api/user/reality-check/set', { minutes: 15 });
  expect(await bet(one)).toBe('ok');
  const before = await one.expectOk(STATE);
  expect(before).toMatchObject({
    reality: { minutes: 15, due_at: before.session.startedAt + 15 * MINUTE, due: false },
    session: { staked: '2.0000', returned: '0.0000', net: '-2.0000' },
  });
  await pass(15 * MINUTE);
  expect(await bet(one)).toBe('reality_check_due');
  expect((await one.expectOk(STATE)).reality.due).toBe(true);
  const after = await one.expectOk('POST /api/user/reality-check/acknowledge');
  expect(after.reality.due_at).toBeGreaterThan((await now()) + 14 * MINUTE);
  expect(await bet(one)).toBe('ok');
  expect(await one.codeOf('POST /api/user/reality-check/set', { minutes: 20 as 15 })).toBe(
    'validation_failed',
  );
});

test('[RP7] a time-out takes effect at once on every device, can only be extended, and ends by itself', async () => {
  const one = await player();
  const other = await anotherDevice(one);
  expect(await bet(other)).toBe('ok');
  const { time_out_until } = await one.expectOk('POST /api/user/time-out', { length: '7d' });
  expect(await bet(other)).toBe('timeout_active');
  const shorter = await one.expectOk('POST /api/user/time-out', { length: '24h' });
  expect(shorter.time_out_until).toBe(time_out_until);
  await pass(7 * DAY);
  await other.expectOk('POST /api/user/reality-check/acknowledge');
  expect(await bet(other)).toBe('ok');
  expect(await app().services.protection.mayPromote(one.userId)).toBe(true);
});

describe('[RP8] self-exclusion', () => {
  const EXCLUDE = 'POST /api/user/exclusion';
  const END = 'POST /api/user/exclusion/end';

  test('[A11] ends other sessions at once and holds after a new sign-in on every device; history stays open', async () => {
    const one = await player();
    const other = await anotherDevice(one);
    expect(await bet(other)).toBe('ok');
    await one.expectOk(EXCLUDE, { term: '6m' });
    expect(await bet(other)).toBe('please_login');
    expect(await bet(one)).toBe('self_excluded');
    const later = await anotherDevice(one);
    expect(await bet(later)).toBe('self_excluded');
    await later.expectOk('POST /api/user/balance');
    expect((await later.expectOk(OVERVIEW)).state.exclusion).toMatchObject({ term: '6m', ends_at: null });
    await expect(
      app().db.store.tx((tx) => assertWithinDepositLimit(tx, one.userId, amountOf(1n))),
    ).rejects.toMatchObject({ code: 'self_excluded' });
    expect(await app().services.protection.mayPromote(one.userId)).toBe(false);
    await expect.poll(() => exclusions.heard.map(({ payload }) => payload.user)).toContain(one.userId);
  });

  test('continues after its term, and ends 24 h after the player’s own request', async () => {
    const one = await player();
    const { exclusion } = await one.expectOk(EXCLUDE, { term: '6m' });
    expect(await one.call(END)).toMatchObject({ code: 'self_excluded', data: { until: exclusion!.until } });
    await pass(exclusion!.until! - (await now()));
    expect(await bet(one)).toBe('self_excluded');
    const asked = await one.expectOk(END);
    expect(asked.exclusion!.ends_at).toBeGreaterThanOrEqual((await now()) + DAY - MINUTE);
    await pass(DAY - HOUR);
    expect(await bet(one)).toBe('self_excluded');
    await pass(HOUR);
    await one.expectOk('POST /api/user/reality-check/acknowledge');
    expect(await bet(one)).toBe('ok');
    expect(await one.codeOf(END)).toBe('not_found');
  });

  test('an indefinite one lasts at least the shortest term, and ending it takes 7 days', async () => {
    const one = await player();
    await one.expectOk(EXCLUDE, { term: 'indefinite' });
    expect(await one.codeOf(END)).toBe('self_excluded');
    await pass(183 * DAY);
    const { exclusion } = await one.expectOk(END);
    expect(exclusion!.ends_at).toBeGreaterThanOrEqual((await now()) + 7 * DAY - MINUTE);
    expect((await one.expectOk('POST /api/user/exclusion/keep')).exclusion).toMatchObject({ ends_at: null });
  });

  test('is extended by a longer term and never shortened', async () => {
    const one = await player();
    await one.expectOk(EXCLUDE, { term: '1y' });
    expect((await one.expectOk(EXCLUDE, { term: '6m' })).exclusion?.term).toBe('1y');
    expect((await one.expectOk(EXCLUDE, { term: 'indefinite' })).exclusion).toMatchObject({
      term: 'indefinite',
      until: null,
    });
    expect((await one.expectOk(EXCLUDE, { term: '5y' })).exclusion?.term).toBe('indefinite');
  });
});

test('[RP9] the overview has today, twelve months and lifetime net deposits', async () => {
  const one = await player();
  await bet(one);
  await pass(MINUTE);
  const { today, months, lifetime, contacts, delay_seconds } = await one.expectOk(OVERVIEW);
  expect(today).toMatchObject({ staked: '2.0000', returned: '0.0000', net: '-2.0000' });
  expect(today.played_ms).toBeGreaterThanOrEqual(MINUTE);
  expect(today.played_ms).toBeLessThan(2 * MINUTE);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ bets: 1, deposited: '1000.0000', net: '-2.0000' });
  expect(months[0]).toMatchObject({ bets: 0, staked: '0.0000' });
  expect(lifetime).toEqual({ deposited: '1000.0000', withdrawn: '0.0000', net_deposits: '1000.0000' });
  expect(contacts.length).toBeGreaterThan(0);
  expect(delay_seconds).toBe(7 * 86_400);
});

describe('[RP13] markers of harm', () => {
  const markers = (userId: bigint) =>
    app().db.asOwner<{ kind: string }>('select kind from harm_marker where user_id = $1', [userId]);

  test('limits raised twice in 30 days', async () => {
    const one = await player();
    for (const value of ['2', '3', '4']) {
      await one.expectOk(SET, { ...day, value });
      if (value === '2') continue;
      await pass(7 * DAY);
      await one.expectOk(CONFIRM, day);
    }
    expect(await markers(one.userId)).toEqual([{ kind: 'raises' }]);
    await expect.poll(() => marks.heard.map(({ payload }) => payload)).toEqual([{ user: one.userId }]);
    expect((await one.expectOk(OVERVIEW)).suggest).toBe(true);
    expect(await app().services.protection.mayPromote(one.userId)).toBe(false);
  });

  test('ten bet requests within a minute of a lost bet, five deposits in a day, play in three nights', async () => {
    const [one, chaser] = [await player(), await player()];
    const start = await now();
    for (let n = 0; n < 11; n += 1) {
      const draw = await world.draw();
      for (const each of [one, chaser])
        await each.expectOk('POST /api/lottery/bet', world.request(draw, [{}]));
      await app().db.asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [
        draw.id,
      ]);
      await pass(1_000);
    }
    for (let n = 0; n < 5; n += 1) {
      await app().db.asOwner('update play_day set deposits = deposits + 1 where user_id = $1', [one.userId]);
    }
    await app().db.asOwner(
      `insert into play_day (user_id, day, night_bets) select $1, platform_day(app_now()) - n, 1
       from generate_series(0, 2) n on conflict (user_id, day) do update set night_bets = 1`,
      [one.userId],
    );
    // The same requests made by a chase do not count: they were decided before the loss.
    await app().db.asOwner(
      `insert into chase_issue (id, chase_id, user_id, lottery_id, issue, place, open_at, close_at, multiple, stake, rid)
       select id, 1, user_id, lottery_id, id::text, 0, placed_at, placed_at, 1, stake, rid::uuid
       from bet where user_id = $1`,
      [chaser.userId],
    );
    await app().db.jobs.add(harmJob, 'test', start + HOUR);
    await pass(HOUR);
    await expect
      .poll(async () => (await markers(one.userId)).map(({ kind }) => kind).sort())
      .toEqual(['chasing', 'deposits', 'nights']);
    expect(await markers(chaser.userId)).toEqual([]);
  });
});
