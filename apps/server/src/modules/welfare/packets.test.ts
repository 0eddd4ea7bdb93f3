import { parseAmount } from '@tessera/protocol';
import { readTerms, splitPool, type Terms, verifyPacket } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { press } from '../../../test/activities.ts';
import { useApp } from '../../../test/app.ts';
import { decide, seedProducts } from '../../../test/decided-bets.ts';
import { createDrawParts } from '../../../test/reward-draws.ts';
import { publishTestOffer, rewardFaults, stopTestOffer, termsOf, units } from '../../../test/rewards.ts';
import { activitiesModule } from '../activities/index.ts';
import { rewardDrawsModule } from '../reward-draws/index.ts';
import type { NewOffer } from '../rewards/index.ts';
import { welfareDryRuns } from './dry-runs.ts';
import { welfareModule } from './module.ts';
import { fixPools, splitOne } from './packet-pools.ts';

const parts = createDrawParts();
const app = useApp({
  modules: [rewardDrawsModule, welfareModule, activitiesModule],
  replace: parts.replace,
  extend: async ({ db }) => {
    parts.follow(db.clock);
    await seedProducts(db);
  },
});
const VIEW = 'POST /api/user/welfare';
const OPEN = 'POST /api/user/welfare/packet';
const PROOF = 'POST /api/activity/proof';
const DAY = 86_400_000;
const FULL = process.env.TRUST === 'full';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

const POOL = { kind: 'packets' as const, pool: '10', shares: 10, min: '0.1', max: '3' };
const deps = () => app().services.welfare;
const now = () => app().db.clock.now();
const until = async (at: number) => {
  const wait = at - (await now());
  if (wait > 0) await app().db.clock.advance(wait);
};

/** Publishes packets, live from now on; their round is fixed. */
async function fixed(fields: Partial<NewOffer> = {}): Promise<{ id: string; version: number }> {
  const at = await now();
  const made = await publishTestOffer(app().db, {
    terms: termsOf(POOL),
    starts: at - 1_000,
    ends: at + DAY,
    ...fields,
  });
  await app().services['reward-draws'].open();
  await fixPools(deps());
  return made;
}

/** The time of the round that splits a pool. */
async function dueOf({ id, version }: { id: string; version: number }): Promise<number> {
  const { rows } = await app().db.store.query<{ due: Date }>(
    'select due from packet_pool where offer_id = $1 and version = $2',
    [id, version],
  );
  return rows[0]!.due.getTime();
}

/** Publishes packets and splits their pool. */
async function packets(fields: Partial<NewOffer> = {}): Promise<{ id: string; version: number }> {
  const offer = await fixed(fields);
  await until(await dueOf(offer));
  expect(await splitOne(deps(), offer)).toBeUndefined();
  return offer;
}

const shown = async (id: string, one = player) =>
  (await one.expectOk(VIEW, {})).packets.find(({ offer }) => offer.id === id);
const balance = async (one = player) => (await one.expectOk('POST /api/user/balance')).balance;
const unitsOf = (text: string): bigint => {
  const amount = parseAmount(text);
  if (!amount.ok) throw new Error(text);
  return amount.value;
};
const faults = () => rewardFaults(app().db);
const taken = async ({ id, version }: { id: string; version: number }) => {
  const { rows } = await app().db.store.query<{ share: number; amount: bigint; user_id: bigint | null }>(
    'select share, amount, user_id from packet_share where offer_id = $1 and version = $2 order by share',
    [id, version],
  );
  return rows;
};

describe('a packet', () => {
  test('is soon, then open after its round, and pays one share at once, which verifies after the end', async () => {
    const starts = (await now()) + 60_000;
    const offer = await fixed({ starts, ends: starts + 3_600_000 });
    expect(await shown(offer.id)).toMatchObject({ state: 'soon', left: 10, mean: '1.0000', own: null });
    expect(await player.codeOf(OPEN, press(offer))).toBe('reward_not_reached');
    const due = await dueOf(offer);
    expect(due).toBeGreaterThanOrEqual(starts);
    expect(due - starts).toBeLessThan(3_000);
    await until(due);
    expect(await shown(offer.id)).toMatchObject({ state: 'drawing' });
    expect(await player.codeOf(OPEN, press(offer))).toBe('reward_not_reached');
    await splitOne(deps(), offer);
    const open = await shown(offer.id);
    expect(open).toMatchObject({ state: 'open', left: 10 });

    const request = press(offer);
    const reply = await player.expectOk(OPEN, request);
    expect(reply.share).toBe(0);
    expect(unitsOf(reply.balance)).toBe(10_000n + unitsOf(reply.amount));
    expect(await balance()).toBe(reply.balance);
    expect(await player.expectOk(OPEN, request)).toEqual(reply);
    expect(await player.codeOf(OPEN, press(offer))).toBe('reward_claimed');
    expect(await shown(offer.id)).toMatchObject({
      state: 'opened',
      left: 9,
      own: { share: 0, amount: reply.amount },
    });
    const { items } = await player.expectOk('POST /api/record/activity', {});
    expect(items).toMatchObject([{ kind: 'packet', source: 'packets', paid: reply.amount }]);

    const proof = { packet: { id: offer.id, version: offer.version } };
    const before = await player.expectOk(PROOF, proof);
    expect(before.record).toMatchObject({ kind: 'packets', seed: null, share: 0, amount: reply.amount });
    expect(before.released_at).toBeGreaterThanOrEqual(starts + 3_600_000);
    await until(before.released_at);
    await app().services['reward-draws'].publish();
    const { rows } = await app().db.store.query<{ seed: Buffer }>(
      'select seed from reward_seed where offer_id = $1 and seed is not null',
      [offer.id],
    );
    const { record } = before;
    if (record.kind !== 'packets') throw new Error('the record is of another kind');
    const whole = {
      ...record,
      seed: rows[0]!.seed.toString('hex'),
      signature: record.signature!,
      beacon: record.beacon as never,
    };
    const read = readTerms(POOL);
    if (!read.ok) throw new Error('no terms');
    const terms = read.value as Terms<'packets'>;
    expect(verifyPacket(whole, terms)).toMatchObject({ verified: true });
    expect(verifyPacket({ ...whole, share: 1 }, terms).result).toBe(
      (await taken(offer))[1]!.amount === unitsOf(record.amount),
    );
  });

  test('has a round that follows from the start, fixed before anybody knows it', async () => {
    const starts = (await now()) + 3_600_000;
    const offer = await fixed({ starts, ends: starts + DAY });
    parts.keepBack(true);
    await until(await dueOf(offer));
    const again = await splitOne(deps(), offer);
    expect(again!.runAgainAt - (await now())).toBeLessThanOrEqual(250);
    expect(await taken(offer)).toEqual([]);
    parts.keepBack(false);
    await splitOne(deps(), offer);
    await splitOne(deps(), offer);
    const shares = await taken(offer);
    expect(shares).toHaveLength(10);
    expect(shares.reduce((sum, { amount }) => sum + amount, 0n)).toBe(100_000n);
    await fixPools(deps());
    expect(await taken(offer)).toEqual(shares);
  });

  test('[R4] 200 presses of one player give one share, whatever the devices', async () => {
    const offer = await packets();
    const answers = await Promise.all(Array.from({ length: 200 }, () => player.call(OPEN, press(offer))));
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    expect((await taken(offer)).filter(({ user_id }) => user_id !== null)).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });

  test(
    '[F4] of more players than shares as many get one as there are shares, and the pool is paid exactly',
    async () => {
      const rounds = FULL ? 1_000 : 2;
      const players = await Promise.all(Array.from({ length: FULL ? 200 : 30 }, () => app().player()));
      for (let round = 0; round < rounds; round += 1) {
        const offer = await packets({ budget: units(100_000) });
        const answers = await Promise.all(players.map((one) => one.call(OPEN, press(offer))));
        expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(10);
        for (const answer of answers)
          if (answer.state !== 'SUCCESS') expect(answer.code).toBe('reward_budget_gone');
        const shares = await taken(offer);
        expect(new Set(shares.map(({ user_id }) => user_id)).size).toBe(10);
        const { rows } = await app().db.store.query<{ used: bigint }>(
          'select used from offer_use where offer_id = $1',
          [offer.id],
        );
        expect(rows[0]!.used).toBe(100_000n);
        expect(await shown(offer.id, players[0]!)).toMatchObject({ left: 0 });
      }
      expect(await faults()).toEqual([]);
    },
    FULL ? 3_600_000 : 120_000,
  );

  test('shares are handed out in their order, and no refusal uses one up', async () => {
    const offer = await packets();
    const barred = await app().player();
    await barred.expectOk('POST /api/user/promotions/set', { off: true });
    const others = await Promise.all(Array.from({ length: 3 }, () => app().player()));
    const answers = [];
    for (const one of [others[0]!, barred, others[1]!, others[2]!])
      answers.push(await one.call(OPEN, press(offer)));
    expect(
      answers.map((answer) => (answer.state === 'SUCCESS' ? answer.message.share : answer.code)),
    ).toEqual([0, 'reward_not_available', 1, 2]);
  });
});

describe('a packet is refused', () => {
  test('without a session, with bad input, and for an unknown offer or share', async () => {
    const offer = await packets();
    expect(await app().browser().codeOf(OPEN, press(offer))).toBe('please_login');
    expect(await player.codeOf(OPEN, { ...press(offer), rid: '' })).toBe('validation_failed');
    expect(await player.codeOf(OPEN, press({ id: 'nobody', version: 1 }))).toBe('not_found');
    expect(await player.codeOf(OPEN, press({ id: 'tasks', version: 1 }))).toBe('not_found');
    const proof = { packet: { id: offer.id, version: offer.version } };
    expect(await app().browser().codeOf(PROOF, proof)).toBe('please_login');
    await player.expectOk(OPEN, press(offer));
    expect(await (await app().player()).codeOf(PROOF, proof)).toBe('not_found');
  });

  test('after its end, and for another version; who has a share gets the same answer still', async () => {
    const offer = await packets();
    const request = press(offer);
    const reply = await player.expectOk(OPEN, request);
    expect(await player.codeOf(OPEN, { ...press(offer), version: 7 })).toBe('reward_ended');
    const later = await app().player();
    await stopTestOffer(app().db, offer.id);
    expect(await later.codeOf(OPEN, press(offer))).toBe('reward_ended');
    expect(await player.expectOk(OPEN, request)).toEqual(reply);
    expect(await shown(offer.id)).toMatchObject({ state: 'opened' });
    expect(await shown(offer.id, later)).toBeUndefined();
  });

  test('when a request id is used for two packets', async () => {
    const [one, other] = [await packets(), await packets()];
    const { rid } = press(one);
    await player.expectOk(OPEN, { ...press(one), rid });
    expect(await player.codeOf(OPEN, { ...press(other), rid })).toBe('idempotency_conflict');
  });

  test('when the budget is gone, to a trial account, and to one who may not receive', async () => {
    const offer = await packets({ budget: units(1) });
    expect(await player.codeOf(OPEN, press(offer))).toBe('reward_budget_gone');
    expect(await balance()).toBe('1.0000');
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await trial.codeOf(OPEN, press(await packets()))).toBe('trial_not_allowed');
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    expect(await player.codeOf(OPEN, press(await packets()))).toBe('reward_not_available');
    expect((await player.expectOk(VIEW, {})).packets).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test('packets without an end are neither drawn nor shown', async () => {
    const { ends: _, ...endless } = { ends: 0, terms: termsOf(POOL) };
    const offer = await publishTestOffer(app().db, endless);
    await app().services['reward-draws'].open();
    await fixPools(deps());
    expect(await shown(offer.id)).toBeUndefined();
    expect(await player.codeOf(OPEN, press(offer))).toBe('not_found');
  });
});

test.each([
  'update packet_share set amount = amount + 1 where offer_id = $1 and share = 5',
  'insert into packet_share (offer_id, version, share, amount) values ($1, 1, 99, 1)',
  'update packet_share set user_id = null, rid = null, taken_at = null, grant_id = null, balance = null where offer_id = $1 and share = 0',
  'update packet_pool set round = round + 1 where offer_id = $1',
  'delete from packet_share where offer_id = $1',
])('a split pool stays as it is, for the owner too: %s', async (sql) => {
  const offer = await packets();
  await player.expectOk(OPEN, press(offer));
  await expect(app().db.asOwner(sql, [offer.id])).rejects.toThrow('refused');
});

test('[L17] the auditor finds shares that do not sum to the pool, and one that was paid another sum', async () => {
  const offer = await packets();
  await player.expectOk(OPEN, press(offer));
  const change = (by: number) =>
    app().db.asOwner(
      `set session_replication_role = replica; update packet_share set amount = amount + ${by} where offer_id = '${offer.id}' and share = 0;
       set session_replication_role = origin`,
    );
  await change(1);
  expect((await faults()).sort()).toEqual([
    expect.stringContaining('L17 share 0 of packets'),
    expect.stringContaining('L17 the shares of packets'),
  ]);
  await change(-1);
  expect(await faults()).toEqual([]);
});

test('the shipped packets are there, and the next ones are announced', async () => {
  await app().services['reward-draws'].open();
  await fixPools(deps());
  const { packets: all } = await player.expectOk(VIEW, {}, { headers: { language: 'enUs' } });
  const own = all.filter(({ offer }) => offer.id.startsWith('red-packets'));
  expect(own.map(({ name, pool, shares, min, max }) => [name, pool, shares, min, max])).toContainEqual([
    'Red packets',
    '5000.0000',
    1000,
    '0.1000',
    '20.0000',
  ]);
});

test('the dry run gives the first players a mean share', async () => {
  const { db } = app();
  const at = await now();
  await decide(db, [{ user: player.userId, at }]);
  const would = await welfareDryRuns.packets!(db.store, termsOf(POOL) as Terms<'packets'>, {
    from: new Date(at - DAY),
    to: new Date(at + DAY),
  });
  expect(would).toContainEqual({ user: player.userId, amount: 10_000n, draws: 1 });
  expect(splitPool({ key: '07'.repeat(32) }, termsOf(POOL) as Terms<'packets'>)).toHaveLength(10);
});
