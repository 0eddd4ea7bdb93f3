import { beforeAll, describe, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { createRewardWorld, type RewardWorld, units, untilConnected } from '../../../test/rewards.ts';
import type { CashRow, GiveResult, OfferVersion } from './give.ts';
import { rewardMovements } from './movements.ts';
import { mayReceive, requireStanding } from './standing.ts';
import { stopOffer } from './write-offers.ts';

const ROUNDS = process.env.TRUST === 'full' ? 1_000 : 2;
/** Milliseconds. */
const TIMEOUT = process.env.TRUST === 'full' ? 3_600_000 : 60_000;

const db = useStore();
let world: RewardWorld;
beforeAll(async () => {
  world = await createRewardWorld(db());
});

const row = (user: bigint, amount: number, ref = 'one'): CashRow => ({ user, ref, amount: units(amount) });
const giving = (rows: CashRow[], offer?: OfferVersion) => ({
  source: 'test',
  kind: rewardMovements.task,
  ...(offer ? { offer } : {}),
  rows,
});
const give = (rows: CashRow[], offer?: OfferVersion): Promise<GiveResult> =>
  world.tx((tx) => world.rewards.give(tx, giving(rows, offer)));
const why = ({ refused }: GiveResult): string[] => refused.map((row) => row.why);

describe('[R4] cash', () => {
  test('is credited once for a source and a reference, with its posting and its entry', async () => {
    const user = await world.player();
    const first = await give([row(user, 12_300), row(user, 12_300), row(user, 700, 'two')]);
    expect(first.given.map(({ ref, balance }) => [ref, balance?.amount])).toEqual([
      ['one', 13_000n],
      ['two', 13_000n],
    ]);
    expect(why(first)).toEqual(['claimed']);
    expect(why(await give([row(user, 12_300), row(user, 5, 'two')]))).toEqual(['claimed', 'claimed']);
    expect(await world.balance(user)).toBe(13_000n);
    const { rows } = await db().store.query(
      `select g.state, g.paid, e.what, e.amount, p.kind, p.key = g.id::text as keyed
       from reward_grant g join grant_entry e on e.grant_id = g.id join posting p on p.id = e.tx where g.user_id = $1 order by g.id`,
      [user],
    );
    expect(rows).toEqual([
      { state: 'completed', paid: 12_300n, what: 'credit', amount: 12_300n, kind: 'task', keyed: true },
      { state: 'completed', paid: 700n, what: 'credit', amount: 700n, kind: 'task', keyed: true },
    ]);
  });

  test(
    '200 claims at once for one reference give exactly one credit',
    async ({ task }) => {
      const offer = await world.offer({ budget: units(1_000_000) });
      for (const user of await world.players(ROUNDS)) {
        const claims = Array.from({ length: 200 }, (_, at) =>
          untilConnected(() => give([row(user, 100)], at % 2 ? offer : undefined)),
        );
        const results = await Promise.all(claims);
        expect(results.filter(({ given }) => given.length > 0)).toHaveLength(1);
        expect(new Set(results.flatMap(why))).toEqual(new Set(['claimed']));
        expect(await world.balance(user)).toBe(100n);
      }
      Object.assign(task.meta, {
        figure: { id: 'R4', text: `${ROUNDS} rounds of 200 claims at once: one credit each` },
      });
    },
    TIMEOUT,
  );

  test('[M6] is refused as maintenance while money is frozen, and given afterwards', async () => {
    const user = await world.player();
    await db().asOwner(`insert into ledger_freeze (at, reason) values (app_now(), '{}')`);
    try {
      await expect(give([row(user, 100)])).rejects.toMatchObject({ code: 'platform_maintenance' });
    } finally {
      await db().asOwner(
        `update ledger_freeze set lifted_at = app_now(), lifted_by = 'test', lifted_why = 'over'`,
      );
    }
    expect(await world.balance(user)).toBe(0n);
    expect((await give([row(user, 100)])).given).toHaveLength(1);
    expect(await world.balance(user)).toBe(100n);
  });

  test('is refused to who has it already, without waiting for others of the offer', async () => {
    const [offer, user] = [await world.offer({ budget: units(1_000) }), await world.player()];
    await give([row(user, 100)], offer);
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = world.tx(async (tx) => {
      await tx.query('select from hold_offer_room($1, $2, $3)', [offer.id, offer.version, user]);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    expect(why(await give([row(user, 100)], offer))).toEqual(['claimed']);
    over.resolve();
    await holding;
  });

  test('goes to thousands of players in one call, and tells their sockets', async () => {
    const users = await world.players(5_000);
    const result = await give(users.map((user) => row(user, 10)));
    expect(result.given).toHaveLength(5_000);
    world.told.length = 0;
    world.rewards.tell(result.given);
    expect(new Set(world.told)).toEqual(new Set(users));
    expect(await world.balance(users[4_999]!)).toBe(10n);
  });

  test('a claim that is refused says why', async () => {
    const user = await world.player();
    const claim = (ref: string, offer: OfferVersion) =>
      world.tx((tx) =>
        world.rewards.claim(tx, {
          source: 'claim',
          kind: rewardMovements.task,
          offer,
          row: row(user, 60, ref),
        }),
      );
    const offer = await world.offer({ budget: units(100) });
    expect((await claim('a', offer)).balance?.amount).toBe(60n);
    await expect(claim('a', offer)).rejects.toMatchObject({ code: 'reward_claimed' });
    await expect(claim('b', offer)).rejects.toMatchObject({ code: 'reward_budget_gone' });
    await expect(claim('b', { ...offer, version: 2 })).rejects.toMatchObject({ code: 'reward_ended' });
  });
});

describe('[RP8] [RP13] [RP15] [X1] who may not receive', () => {
  const bars: [string, string][] = [
    ['promotions off', 'insert into promotion_choice (user_id, off, at) values ($1, true, app_now())'],
    ['a disabled account', 'update user_account set enable = false where id = $1'],
    [
      'a time-out',
      "insert into player_guard (user_id, timeout_until) values ($1, app_now() + interval '1 hour')",
    ],
    [
      'a pause after a session limit',
      "insert into player_guard (user_id, pause_until) values ($1, app_now() + interval '1 minute')",
    ],
    [
      'a self-exclusion',
      "insert into player_guard (user_id, excluded_at, exclusion_term) values ($1, app_now(), 'indefinite')",
    ],
    [
      'a marker of harm',
      "insert into harm_marker (user_id, kind, day, count, at) values ($1, 'nights', current_date, 3, app_now())",
    ],
  ];

  test.each(bars)('%s: nothing is given, and nothing waits', async (_, sql) => {
    const user = await world.player();
    expect(await mayReceive(db().store, [user])).toEqual(new Set([user]));
    await requireStanding(db().store, user);
    await db().asOwner(sql, [user]);
    expect(why(await give([row(user, 100)]))).toEqual(['not_available']);
    expect(await mayReceive(db().store, [user])).toEqual(new Set());
    await expect(requireStanding(db().store, user)).rejects.toMatchObject({ code: 'reward_not_available' });
    const { rows } = await db().store.query('select from reward_grant where user_id = $1', [user]);
    expect([rows, await world.balance(user)]).toEqual([[], 0n]);
  });

  test('trial accounts, operators and unknown accounts', async () => {
    const [trial, operator] = [await world.player('trial'), await world.player('operator')];
    expect(why(await give([row(trial, 5), row(operator, 5), row(404n, 5)]))).toEqual([
      'trial',
      'not_available',
      'not_available',
    ]);
    await expect(requireStanding(db().store, trial)).rejects.toMatchObject({ code: 'trial_not_allowed' });
  });

  test('others in the same call are served', async () => {
    const [one, other] = await world.players(2);
    await db().asOwner(bars[0]![1], [one]);
    const result = await give([row(one!, 5), row(other!, 5)]);
    expect([result.given.map(({ user }) => user), why(result)]).toEqual([[other], ['not_available']]);
  });
});

describe('[R4] [L17] an offer', () => {
  test('gives within its budget and each share, the first of the list first', async () => {
    const [one, other, third] = await world.players(3);
    const offer = await world.offer({ budget: units(100), perPlayer: units(50) });
    const result = await give(
      [row(one!, 40), row(one!, 11, 'two'), row(other!, 50), row(third!, 11), row(third!, 10, 'two')],
      offer,
    );
    expect(result.given.map(({ user, ref }) => [user, ref])).toEqual([
      [one, 'one'],
      [other, 'one'],
    ]);
    expect(why(result)).toEqual(['claimed', 'budget_gone', 'budget_gone']);
    expect((await give([row(third!, 10)], offer)).given).toHaveLength(1);
    expect(why(await give([row(one!, 1, 'three')], offer))).toEqual(['budget_gone']);
  });

  test('of 40 players at once, gives to as many as its budget allows', async () => {
    const offer = await world.offer({ budget: units(125) });
    const users = await world.players(40);
    const results = await Promise.all(
      users.map((user) => untilConnected(() => give([row(user, 10)], offer))),
    );
    expect(results.flatMap(({ given }) => given)).toHaveLength(12);
    const { rows } = await db().store.query('select used from offer_use where offer_id = $1', [offer.id]);
    expect(rows).toEqual([{ used: 120n }]);
  });

  test('gives nothing before its start, after its end, and once it is stopped', async () => {
    const user = await world.player();
    const now = db().clock.local();
    const early = await world.offer({ starts: now + 60_000 });
    const over = await world.offer({ starts: now - 60_000, ends: now + 30_000 });
    await db().clock.advance(40_000);
    for (const offer of [early, over]) expect(why(await give([row(user, 10)], offer))).toEqual(['ended']);
    await db().clock.advance(40_000);
    expect((await give([row(user, 10)], early)).given).toHaveLength(1);
    expect(await db().opsStore.tx((tx) => stopOffer(tx, early.id))).toBe(true);
    expect(await db().opsStore.tx((tx) => stopOffer(tx, early.id))).toBe(false);
    expect(why(await give([row(user, 10, 'two')], early))).toEqual(['ended']);
  });

  test('keeps its use over versions, and a grant keeps the terms of its own', async () => {
    const user = await world.player();
    const first = await world.offer({ budget: units(100), perPlayer: units(60) });
    await give([row(user, 60)], first);
    await expect(world.offer({ id: first.id, budget: units(59) })).rejects.toThrow('has used more');
    const second = await world.offer({ id: first.id, budget: units(70), name: { enUs: 'Changed' } });
    expect(why(await give([row(user, 1, 'two')], first))).toEqual(['ended']);
    expect(why(await give([row(user, 11, 'two')], second))).toEqual(['budget_gone']);
    expect((await give([row(user, 10, 'two')], second)).given).toHaveLength(1);
    const { rows } = await db().store.query(
      "select name ->> 'enUs' as name, terms ->> 'prize' as prize from reward where user_id = $1 order by id",
      [user],
    );
    expect(rows).toEqual([
      { name: 'An offer', prize: '1.0000' },
      { name: 'Changed', prize: '1.0000' },
    ]);
  });

  test('hands over at the start of its next version', async () => {
    const user = await world.player();
    const first = await world.offer();
    const second = await world.offer({ id: first.id, starts: db().clock.local() + 60_000 });
    expect((await give([row(user, 10)], first)).given).toHaveLength(1);
    await db().clock.advance(61_000);
    expect(why(await give([row(user, 10, 'two')], first))).toEqual(['ended']);
    expect((await give([row(user, 10, 'two')], second)).given).toHaveLength(1);
  });

  test('the books agree with all of this', async () => {
    expect(await world.faults()).toEqual([]);
  });
});
