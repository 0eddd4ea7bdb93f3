import type { CallKey } from '@tessera/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { press, useActivities } from '../../../test/activities.ts';
import { rewardFaults, stopTestOffer, termsOf, units } from '../../../test/rewards.ts';
import { freshRid } from '../../../test/withdrawals.ts';
import { excludedJob } from './jobs.ts';

const { app, job, now, offer, play } = useActivities();
const LIST = 'POST /api/activity/list';
const DETAIL = 'POST /api/activity/detail';
const JOIN = 'POST /api/activity/join';
const LEAVE = 'POST /api/activity/leave';
const CLAIM = 'POST /api/activity/claim';
const DAY = 86_400_000;

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

describe('the list', () => {
  test('has what ships, with terms, states and one action, in the language of the caller', async () => {
    const { available, items } = await player.expectOk(LIST, {}, { headers: { language: 'enUs' } });
    expect(available).toBe(true);
    const shipped = items.filter(({ id }) => !id.startsWith('offer-'));
    expect(shipped.map(({ id, kind, state, action }) => [id, kind, state, action]).sort()).toEqual([
      ['daily-play', 'daily_task', 'running', 'join'],
      ['day-insurance', 'loss_insurance', 'running', 'join'],
      ['deposit-gift', 'deposit_match', 'running', 'join'],
      ['multiple-race', 'race', 'running', 'join'],
      ['multiple-race-next', 'race', 'soon', null],
    ]);
    const gift = items.find(({ id }) => id === 'deposit-gift')!;
    expect(gift).toMatchObject({
      name: 'Deposit gift',
      version: 1,
      terms: { kind: 'deposit_match', times: 10, steps: [{ deposit: '300.0000', bonus: '30.0000' }, {}] },
      budget: { total: '50000.0000', used: '0.0000' },
      own: { state: 'none', joined_at: null, progress: null, reward: null, grant: null },
      blocked: null,
    });
  });

  test('is empty without promotions, and closed to trial accounts', async () => {
    await player.expectOk('POST /api/user/promotions/set', { off: true });
    expect(await player.expectOk(LIST, {})).toEqual({ available: false, items: [] });
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    const { items } = await trial.expectOk(LIST, {});
    expect(new Set(items.map(({ action, blocked }) => action && blocked))).toEqual(
      new Set(['trial_not_allowed', null]),
    );
    const daily = await offer();
    expect(await trial.codeOf(JOIN, press(daily))).toBe('trial_not_allowed');
    expect(await trial.codeOf(CLAIM, press(daily))).toBe('trial_not_allowed');
    expect(await player.codeOf(JOIN, press(daily))).toBe('reward_not_available');
  });

  test('leaves out what is for a part of the players, and what cannot be counted', async () => {
    const some = await offer({ audience: { vip: 3 } });
    const unknown = await offer({
      terms: termsOf({ kind: 'daily_task', task: 'read_rules', goal: 1, prize: '1' }),
    });
    for (const { id } of [some, unknown]) expect(await player.codeOf(DETAIL, { id })).toBe('not_found');
  });
});

describe('joining', () => {
  test('needs the press of the player, and repeating it changes nothing', async () => {
    const daily = await offer();
    const request = press(daily);
    const first = await player.expectOk(JOIN, request);
    expect(first).toMatchObject({
      own: { state: 'joined', progress: { unit: 'count', done: 0, goal: 1 } },
      action: null,
    });
    expect(await player.expectOk(JOIN, request)).toEqual(first);
    expect(await player.expectOk(JOIN, press(daily))).toEqual(first);
    expect(await player.codeOf(JOIN, { ...request, shown: true })).toBe('idempotency_conflict');
    expect((await player.expectOk('GET /api/user/data')).activity).toEqual([daily.id]);
    const other = await app().player();
    expect((await other.expectOk(DETAIL, { id: daily.id })).own.state).toBe('none');
    expect((await other.expectOk('GET /api/user/data')).activity).toEqual([]);
  });

  test('is undone by leaving', async () => {
    const daily = await offer();
    await player.expectOk(JOIN, press(daily));
    const left = await player.expectOk(LEAVE, press(daily));
    expect(left).toMatchObject({ own: { state: 'none', joined_at: null }, action: 'join' });
    expect(await player.expectOk(LEAVE, press(daily))).toEqual(left);
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_not_reached');
    expect((await player.expectOk('GET /api/user/data')).activity).toEqual([]);
  });

  test('is refused for other terms, before the start, after the end, after a stop and with the budget gone', async () => {
    const { db } = app();
    const first = await offer();
    const second = await offer({ id: first.id });
    expect(await player.codeOf(JOIN, press(first))).toBe('reward_ended');
    expect((await player.expectOk(JOIN, press(second))).version).toBe(2);
    const soon = await offer({ starts: db.clock.local() + DAY });
    expect(await player.codeOf(JOIN, press(soon))).toBe('reward_not_reached');
    const stopped = await offer();
    await stopTestOffer(app().db, stopped.id);
    expect(await player.codeOf(JOIN, press(stopped))).toBe('reward_ended');
    expect(await player.expectOk(DETAIL, { id: stopped.id })).toMatchObject({ state: 'ended', action: null });
    const small = await offer({ budget: units(10_000) });
    const lucky = await app().player();
    await lucky.expectOk(JOIN, press(small));
    await player.expectOk(JOIN, press(small));
    await play(lucky.userId);
    await play(player.userId);
    await lucky.expectOk(CLAIM, press(small));
    expect(await player.codeOf(CLAIM, press(small))).toBe('reward_budget_gone');
    expect(await player.expectOk(DETAIL, { id: small.id })).toMatchObject({
      action: 'claim',
      blocked: 'reward_budget_gone',
    });
    expect(await (await app().player()).codeOf(JOIN, press(small))).toBe('reward_budget_gone');
  });

  test('ends with a self-exclusion, and nothing waits', async () => {
    const daily = await offer();
    await player.expectOk(JOIN, press(daily));
    await player.expectOk('POST /api/user/exclusion', { term: '6m' });
    await job((tx) => excludedJob.run({}, { payload: { user: String(player.userId) } } as never, tx));
    expect(await player.expectOk(LIST, {})).toEqual({ available: false, items: [] });
    expect(await player.codeOf(JOIN, press(daily))).toBe('reward_not_available');
    expect(await player.codeOf(CLAIM, press(daily))).toBe('reward_not_available');
  });

  test('bad input and unknown activities have their codes; every call needs a session', async () => {
    const calls: CallKey[] = [LIST, DETAIL, JOIN, LEAVE, CLAIM];
    for (const key of calls) {
      const payload = { rid: freshRid(), id: 'nowhere', version: 1 };
      expect(
        await app()
          .browser()
          .codeOf(key, payload as never),
      ).toBe('please_login');
      if (key === LIST) continue;
      const known = key === DETAIL ? { id: 'nowhere' } : payload;
      expect(await player.codeOf(key, known as never)).toBe('not_found');
      expect(await player.codeOf(key, { ...known, id: '../x' } as never)).toBe('validation_failed');
    }
    expect(await player.codeOf(JOIN, { rid: 'x', id: 'a', version: 0 })).toBe('validation_failed');
  });
});

describe('an offer for some players', () => {
  const shownTo = async (one: Player, id: string) => {
    const { items } = await one.expectOk(LIST, {});
    return items.filter((row) => row.id === id).map(({ audience, action }) => ({ audience, action }));
  };

  test('is shown and given to them alone; who has joined keeps it', async () => {
    const { id, version } = await offer({ audience: { vipFrom: 2, vipTo: 3 } });
    expect(await shownTo(player, id)).toEqual([]);
    expect(await player.codeOf(DETAIL, { id })).toBe('not_found');
    expect(await player.codeOf(JOIN, press({ id, version }))).toBe('not_found');
    const level = (level: number) =>
      app().db.asOwner(
        `insert into vip_standing (user_id, turnover, level) values ($1, 0, $2)
         on conflict (user_id) do update set level = excluded.level`,
        [player.userId, level],
      );
    await level(3);
    expect(await shownTo(player, id)).toEqual([
      { audience: { vip_from: 2, vip_to: 3, registered_since: null }, action: 'join' },
    ]);
    await player.expectOk(JOIN, press({ id, version }));
    await level(4);
    await play(player.userId);
    expect((await player.expectOk(DETAIL, { id })).own.state).toBe('ready');
    await player.expectOk(CLAIM, press({ id, version }));
  });

  test('by registration is for accounts made then or later', async () => {
    const at = (ms: number) => new Date(ms).toISOString();
    const open = await offer({ audience: { registeredSince: at((await now()) - DAY) } });
    const shut = await offer({ audience: { registeredSince: at((await now()) + DAY) } });
    expect([await shownTo(player, open.id), await shownTo(player, shut.id)]).toMatchObject([[{}], []]);
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await trial.codeOf(DETAIL, { id: open.id })).toBe('not_found');
  });
});

test('[L17] the books agree with all of this', async () => {
  expect(await rewardFaults(app().db)).toEqual([]);
});
