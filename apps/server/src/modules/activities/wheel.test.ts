import { randomnessOf, roundTimeMs } from '@tessera/fairness';
import { type Amount, parseAmount, sumAmounts } from '@tessera/protocol';
import { shippedTerms, spinWheel, verifySpin } from '@tessera/rewards';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { back, press } from '../../../test/activities.ts';
import { useApp } from '../../../test/app.ts';
import { decide, seedProducts } from '../../../test/decided-bets.ts';
import { createDrawParts } from '../../../test/reward-draws.ts';
import { publishTestOffer, rewardFaults, stopTestOffer, termsOf, units } from '../../../test/rewards.ts';
import { rewardDrawsModule } from '../reward-draws/index.ts';
import type { NewOffer } from '../rewards/index.ts';
import { welfareModule } from '../welfare/index.ts';
import { activityDryRuns } from './dry-runs.ts';
import { activitiesModule } from './module.ts';
import { drawSpin } from './wheel-draw.ts';

const parts = createDrawParts();
const app = useApp({
  modules: [rewardDrawsModule, welfareModule, activitiesModule],
  replace: parts.replace,
  extend: async ({ db, services }) => {
    parts.follow(db.clock);
    await seedProducts(db);
    await services['reward-draws'].open();
  },
});
const LIST = 'POST /api/activity/list';
const DETAIL = 'POST /api/activity/detail';
const JOIN = 'POST /api/activity/join';
const SPIN = 'POST /api/activity/spin';
const SPINS = 'POST /api/activity/spins';
const PROOF = 'POST /api/activity/proof';
const DAY = 86_400_000;
const FULL = process.env.TRUST === 'full';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

/** The amount in an answer; throws on anything else. */
function amountIn(text: string): Amount {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(`not an amount: ${text}`);
  return parsed.value;
}

/** A wheel with two tiles, of `prize` and of one more. */
const sure = (prize: bigint, turns = 1) => ({
  kind: 'wheel' as const,
  size: 2,
  tiles: [
    { prize: String(prize), count: 1 },
    { prize: String(prize + 1n), count: 1 },
  ],
  turns,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
});

const deps = () => app().services.activities;
const openChains = () => app().services['reward-draws'].open();
/** Publishes a wheel, live from now on, with its commitment. */
async function wheel(fields: Partial<NewOffer> = {}) {
  const made = await publishTestOffer(app().db, { terms: termsOf(sure(2n)), ...fields });
  await openChains();
  return made;
}
const SHIPPED = { id: 'lucky-wheel', version: 1 };
const join = (one: Player, seen: { id: string; version: number }) => one.expectOk(JOIN, press(seen));
const balance = async (one = player) => (await one.expectOk('POST /api/user/balance')).balance;
const view = async (id: string, one = player) => (await one.expectOk(DETAIL, { id })).wheel!;

/** Lets the round of a turn come, and draws it. */
async function draw(spin: { id: number; due: number }): Promise<void> {
  const { clock } = app().db;
  const wait = spin.due - (await clock.now());
  if (wait > 0) await clock.advance(wait);
  expect(await drawSpin(deps(), BigInt(spin.id))).toBeUndefined();
}
const faults = () => rewardFaults(app().db);

describe('a turn', () => {
  test('is fixed by the press, drawn by the round after it, paid at once, and verifies when the seed is public', async () => {
    await join(player, SHIPPED);
    const before = await view('lucky-wheel');
    expect(before).toMatchObject({ turns: 1, turns_left: 1, spins: [] });
    expect(before.commitment.chain).toBe('reward/lucky-wheel');
    const request = press(SHIPPED);
    const { spin, turns_left } = await player.expectOk(SPIN, request);
    expect(spin).toMatchObject({ state: 'pressed', tile: null, prize: null, drawn_at: null, refused: null });
    expect([turns_left, spin.due >= spin.at]).toEqual([0, true]);
    expect((await view('lucky-wheel')).spins).toEqual([spin]);
    const pressed = await player.expectOk(PROOF, { spin: spin.id });
    expect(pressed.record).toMatchObject({ kind: 'wheel', seed: null, signature: null, tile: null });

    await draw(spin);
    const { items } = await player.expectOk(SPINS, { ids: [spin.id] });
    const [drawn] = items;
    expect(drawn).toMatchObject({ id: spin.id, state: 'drawn', round: spin.round, refused: null });
    expect(amountIn(await balance())).toBe(amountIn('1') + amountIn(drawn!.prize!));
    expect(await player.expectOk(SPIN, request)).toEqual({ spin, turns_left: 0 });

    const waiting = await player.expectOk(PROOF, { spin: spin.id });
    expect(waiting.record.seed).toBeNull();
    await app().db.clock.advance(waiting.released_at - (await app().db.clock.now()));
    await app().services['reward-draws'].publish();
    await back(player);
    const { record, terms } = await player.expectOk(PROOF, { spin: spin.id });
    if (record.kind !== 'wheel' || !record.seed || !record.signature || record.tile === null)
      throw new Error('the record is not whole');
    expect(terms).toMatchObject({ kind: 'wheel', size: 200 });
    expect(record.commitment).toBe(before.commitment.hash);
    const whole = {
      ...record,
      beacon: record.beacon as never,
      seed: record.seed,
      signature: record.signature,
      tile: record.tile,
      prize: record.prize!,
    };
    expect(verifySpin(whole, shippedTerms('wheel'))).toMatchObject({ verified: true });
    expect(
      spinWheel({ ...whole, randomness: randomnessOf(whole.signature) }, shippedTerms('wheel')).tile,
    ).toBe(record.tile);
  });

  test('of the day is one; the next day has another, and no turn is left over', async () => {
    const offer = await wheel();
    await join(player, offer);
    const { spin } = await player.expectOk(SPIN, press(offer));
    await draw(spin);
    expect(await player.codeOf(SPIN, press(offer))).toBe('reward_claimed');
    const { next_turns } = await view(offer.id);
    await app().db.clock.advance(next_turns! - (await app().db.clock.now()));
    await back(player);
    expect((await view(offer.id)).turns_left).toBe(1);
    const next = await player.expectOk(SPIN, press(offer));
    await draw(next.spin);
    expect((await view(offer.id)).spins.map(({ state }) => state)).toEqual(['drawn', 'drawn']);
    const { rows } = await app().db.store.query(
      'select counter, seed_index from wheel_spin where user_id = $1 order by id',
      [player.userId],
    );
    expect(rows.map(({ counter }) => counter)).toEqual([0, 1]);
    expect(rows[1]!.seed_index - rows[0]!.seed_index).toBe(1);
    expect(await faults()).toEqual([]);
  });

  test('is not to be had on a weekday without turns', async () => {
    const today = new Date((await app().db.clock.now()) + 8 * 3_600_000).getUTCDay() || 7;
    const offer = await wheel({ terms: termsOf({ ...sure(2n), weekdays: [(today % 7) + 1] }) });
    await join(player, offer);
    expect((await player.expectOk(DETAIL, { id: offer.id })).own).toMatchObject({
      state: 'joined',
      progress: null,
    });
    expect(await player.codeOf(SPIN, press(offer))).toBe('reward_not_reached');
    expect((await view(offer.id)).next_turns! - (await app().db.clock.now())).toBeLessThan(DAY);
  });

  test('waits for a late beacon and is drawn then', async () => {
    const offer = await wheel();
    await join(player, offer);
    const { spin } = await player.expectOk(SPIN, press(offer));
    parts.keepBack(true);
    await app().db.clock.advance(spin.due - (await app().db.clock.now()) + 10);
    const again = await drawSpin(deps(), BigInt(spin.id));
    expect(again!.runAgainAt - (await app().db.clock.now())).toBeLessThanOrEqual(250);
    expect((await view(offer.id)).spins[0]).toMatchObject({ state: 'pressed' });
    await app().db.clock.advance(2 * 3_600_000);
    const later = await drawSpin(deps(), BigInt(spin.id));
    expect(later!.runAgainAt - (await app().db.clock.now())).toBeGreaterThan(50_000);
    parts.keepBack(false);
    await draw(spin);
    await back(player);
    expect((await view(offer.id)).spins[0]).toMatchObject({ state: 'drawn' });
    expect(await faults()).toEqual([]);
  });

  test('before its round nothing can be known: the beacon has not answered, and the signer needs its answer', async () => {
    const offer = await wheel();
    await join(player, offer);
    const { spin } = await player.expectOk(SPIN, press(offer));
    if (spin.due > (await app().db.clock.now()))
      expect(await drawSpin(deps(), BigInt(spin.id))).toMatchObject({ runAgainAt: expect.any(Number) });
    const { signer, beacon } = app().services['reward-draws'].deps;
    const { rows } = await app().db.store.query(
      'select seed_index, context, counter from wheel_spin where id = $1',
      [spin.id],
    );
    const { seed_index: index, context, counter } = rows[0]!;
    const draws = [{ context, counter }];
    const asked = { offer: offer.id, index, beacon: beacon.known()!, round: spin.round, draws };
    await expect(signer.rewardKeys({ ...asked, signature: '00'.repeat(48) })).rejects.toThrow(
      'beacon_invalid',
    );
    await expect(signer.rewardSeed(offer.id, index)).rejects.toThrow('too_early');
    expect(roundTimeMs(asked.beacon, spin.round)).toBe(spin.due);
  });

  test('a job that runs twice, or on two nodes at once, draws and pays once', async () => {
    const offer = await wheel({ terms: termsOf(sure(5n, 3)) });
    await join(player, offer);
    const turns = [];
    for (let turn = 0; turn < 3; turn += 1) turns.push((await player.expectOk(SPIN, press(offer))).spin);
    await app().db.clock.advance(turns.at(-1)!.due - (await app().db.clock.now()) + 5);
    await Promise.all([...turns, ...turns].map(({ id }) => drawSpin(deps(), BigInt(id))));
    for (const { id } of turns) expect(await drawSpin(deps(), BigInt(id))).toBeUndefined();
    const { rows } = await app().db.store.query(
      "select count(*)::integer as grants, sum(amount)::bigint as paid from reward where user_id = $1 and source = 'wheel'",
      [player.userId],
    );
    const { spins } = await view(offer.id);
    const won = sumAmounts(spins.map(({ prize }) => amountIn(prize!)));
    expect(rows).toEqual([{ grants: 3, paid: won }]);
    const record = await player.expectOk('POST /api/record/activity', {});
    expect(new Map(record.items.map(({ spin, paid }) => [spin, paid]))).toEqual(
      new Map(spins.map(({ id, prize }) => [id, prize])),
    );
    expect(amountIn(await balance())).toBe(amountIn('1') + won);
    expect(await faults()).toEqual([]);
  });
});

describe('a turn is refused', () => {
  test('without a session, with bad input, and for an unknown offer or turn', async () => {
    const visitor = app().browser();
    expect(await visitor.codeOf(SPIN, press(SHIPPED))).toBe('please_login');
    expect(await visitor.codeOf(SPINS, { ids: [1] })).toBe('please_login');
    expect(await visitor.codeOf(PROOF, { spin: 1 })).toBe('please_login');
    expect(await player.codeOf(SPIN, { rid: '', ...SHIPPED })).toBe('validation_failed');
    expect(await player.codeOf(SPINS, { ids: [] })).toBe('validation_failed');
    expect(await player.codeOf(PROOF, {} as never)).toBe('validation_failed');
    expect(await player.codeOf(SPIN, press({ id: 'nobody', version: 1 }))).toBe('not_found');
    expect(await player.codeOf(PROOF, { spin: 999_999 })).toBe('not_found');
  });

  test('before joining, for another version, before the start and after the end', async () => {
    const offer = await wheel();
    expect(await player.codeOf(SPIN, press(offer))).toBe('reward_not_reached');
    await join(player, offer);
    expect(await player.codeOf(SPIN, press({ ...offer, version: 9 }))).toBe('reward_ended');
    const { version } = await publishTestOffer(app().db, { id: offer.id, terms: termsOf(sure(3n)) });
    expect(await player.codeOf(SPIN, press(offer))).toBe('reward_ended');
    expect(await player.codeOf(SPIN, press({ ...offer, version }))).toBe('reward_not_reached');
    await stopTestOffer(app().db, offer.id);
    expect(await player.codeOf(SPIN, press({ ...offer, version }))).toBe('reward_ended');
    const later = await wheel({ starts: (await app().db.clock.now()) + DAY });
    expect(await player.codeOf(SPIN, press(later))).toBe('reward_not_reached');
    expect(await player.codeOf(SPIN, press({ id: 'daily-play', version: 1 }))).toBe('reward_not_reached');
  });

  test('before the commitment is public the wheel is not there, and without a known beacon nothing is pressed', async () => {
    const offer = await publishTestOffer(app().db, { terms: termsOf(sure(2n)) });
    expect(await player.codeOf(JOIN, press(offer))).toBe('not_found');
    await openChains();
    await join(player, offer);
    parts.know(false);
    expect(await player.codeOf(SPIN, press(offer))).toBe('provider_unavailable');
    parts.know(true);
    await player.expectOk(SPIN, press(offer));
  });

  test.each([
    ['promotions off', (one: Player) => one.expectOk('POST /api/user/promotions/set', { off: true })],
    ['a break', (one: Player) => one.expectOk('POST /api/user/time-out', { length: '24h' })],
  ] as const)(
    '[RP15] for a player with %s; what was pressed before is drawn and not paid',
    async (_, close) => {
      const offer = await wheel({ terms: termsOf(sure(2n, 2)) });
      await join(player, offer);
      const { spin } = await player.expectOk(SPIN, press(offer));
      await close(player);
      expect(await player.codeOf(SPIN, press(offer))).toBe('reward_not_available');
      await draw(spin);
      const { items } = await player.expectOk(SPINS, { ids: [spin.id] });
      expect(items[0]).toMatchObject({ state: 'drawn', refused: 'reward_not_available' });
      expect(await balance()).toBe('1.0000');
      expect(await faults()).toEqual([]);
    },
  );

  test('for a trial account, which sees the wheel', async () => {
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    const { items } = await trial.expectOk(LIST, {});
    expect(items.find(({ id }) => id === 'lucky-wheel')).toMatchObject({ blocked: 'trial_not_allowed' });
    expect(await trial.codeOf(SPIN, press(SHIPPED))).toBe('trial_not_allowed');
  });

  test("of somebody else: turns and records are the player's own", async () => {
    const offer = await wheel();
    await join(player, offer);
    const { spin } = await player.expectOk(SPIN, press(offer));
    const other = await app().player();
    expect(await other.expectOk(SPINS, { ids: [spin.id] })).toEqual({ items: [] });
    expect(await other.codeOf(PROOF, { spin: spin.id })).toBe('not_found');
    expect((await view(offer.id, other)).spins).toEqual([]);
  });
});

describe('[R4] the budget', () => {
  test('covers the largest prize of every turn that is not drawn', async () => {
    const offer = await wheel({ terms: termsOf(sure(2n)), budget: units(70_000) });
    const others = await Promise.all(Array.from({ length: 3 }, () => app().player()));
    for (const one of others) await join(one, offer);
    const spins = [];
    for (const one of others.slice(0, 2)) spins.push((await one.expectOk(SPIN, press(offer))).spin);
    const last = others[2]!;
    expect((await last.expectOk(DETAIL, { id: offer.id })).blocked).toBe('reward_budget_gone');
    expect(await last.codeOf(SPIN, press(offer))).toBe('reward_budget_gone');
    for (const spin of spins) await draw(spin);
    const { rows } = await app().db.store.query<{ used: bigint }>(
      'select used from offer_use where offer_id = $1',
      [offer.id],
    );
    expect(rows[0]!.used).toBeLessThanOrEqual(70_000n);
    expect(await faults()).toEqual([]);
  });

  test('of a wheel is never less in a later version: its turns are owed', async () => {
    const offer = await wheel({ budget: units(1_000_000) });
    for (const less of [{ budget: units(999_999) }, { budget: units(1_000_000), perPlayer: units(50_000) }])
      await expect(
        publishTestOffer(app().db, { id: offer.id, terms: termsOf(sure(2n)), ...less }),
      ).rejects.toThrow('cannot be less');
    await publishTestOffer(app().db, { id: offer.id, terms: termsOf(sure(2n)), budget: units(1_000_001) });
  });

  test('a turn pressed before the offer stops is still drawn and paid', async () => {
    const offer = await wheel();
    await join(player, offer);
    const { spin } = await player.expectOk(SPIN, press(offer));
    await stopTestOffer(app().db, offer.id);
    await draw(spin);
    expect((await player.expectOk(SPINS, { ids: [spin.id] })).items[0]).toMatchObject({ refused: null });
    expect(Number(await balance())).toBeGreaterThanOrEqual(3);
    expect(await faults()).toEqual([]);
  });

  test(
    '[F4] of presses from many devices at once as many count as there are turns',
    async () => {
      const [rounds, presses] = FULL ? [1_000, 200] : [2, 200];
      for (let round = 0; round < rounds; round += 1) {
        const offer = await wheel({ terms: termsOf(sure(2n, 2)) });
        await join(player, offer);
        const answers = await Promise.all(
          Array.from({ length: presses }, () => player.call(SPIN, press(offer))),
        );
        expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(2);
        const { spins } = await view(offer.id);
        for (const spin of spins) await draw(spin);
      }
      expect(await faults()).toEqual([]);
    },
    FULL ? 3_600_000 : 120_000,
  );
});

describe('what decides a turn', () => {
  let spin: { id: number; due: number };
  beforeAll(async () => {
    const one = await app().player();
    const offer = await wheel();
    await join(one, offer);
    ({ spin } = await one.expectOk(SPIN, press(offer)));
  });

  test.each([
    'update wheel_spin set round = round + 1 where id = $1',
    'update wheel_spin set counter = counter + 1 where id = $1',
    'update wheel_spin set tile = 1, prize = 0 where id = $1',
    'delete from wheel_spin where id = $1',
  ])('cannot be changed, by the owner neither: %s', async (sql) => {
    await expect(app().db.asOwner(sql, [spin.id])).rejects.toThrow();
  });

  test('a drawn turn stays as it is, and a published seed too', async () => {
    await draw(spin);
    await expect(
      app().db.asOwner('update wheel_spin set tile = 1 - tile where id = $1', [spin.id]),
    ).rejects.toThrow('refused');
    await app().db.clock.advance(2 * DAY);
    await app().services['reward-draws'].publish();
    await expect(
      app().db.asOwner("update reward_seed set seed = sha256('x') where seed is not null", []),
    ).rejects.toThrow('refused');
    const { rows } = await app().db.store.query<{ body: { lottery: string } }>(
      "select body from journal where kind = 'epoch' and lottery_id is null order by seq limit 1",
    );
    expect(rows[0]!.body.lottery).toMatch(/^reward\//);
  });
});

test('[L17] the auditor finds a turn that was paid another sum', async () => {
  const offer = await wheel();
  await join(player, offer);
  const { spin } = await player.expectOk(SPIN, press(offer));
  await draw(spin);
  await app().db.asOwner(
    `set session_replication_role = replica; update wheel_spin set prize = prize + 1 where id = ${spin.id};
     set session_replication_role = origin`,
  );
  expect(await faults()).toEqual([expect.stringContaining(`L17 turn ${spin.id} won`)]);
  await app().db.asOwner(
    `set session_replication_role = replica; update wheel_spin set prize = prize - 1 where id = ${spin.id};
     set session_replication_role = origin`,
  );
  expect(await faults()).toEqual([]);
});

test('the dry run gives each day of play its turns at the mean prize', async () => {
  const { db } = app();
  const other = await app().player();
  const at = await db.clock.now();
  await decide(db, [{ user: other.userId, at }]);
  const would = await activityDryRuns.wheel!(db.store, shippedTerms('wheel'), {
    from: new Date(at - DAY),
    to: new Date(at + DAY),
  });
  expect(would.find(({ user }) => user === other.userId)?.amount).toBe(24_500n);
});
