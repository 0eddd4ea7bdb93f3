import { beforeAll, describe, expect, test } from 'vitest';
import { decide, seedProducts } from '../../../test/decided-bets.ts';
import { useStore } from '../../../test/kit.ts';
import { createRewardWorld, type RewardWorld } from '../../../test/rewards.ts';
import { bonusAbuse } from './rules/bonus-abuse.ts';
import { chipDumping, isPassedOn } from './rules/chip-dumping.ts';
import { harmRules } from './rules/harm.ts';
import { caseRules } from './rules/index.ts';
import { linkedIdentities, strengthOf } from './rules/linked-identities.ts';
import { opposedStake, oppositeBetting } from './rules/opposite-betting.ts';
import { patternOf, payoutPattern } from './rules/payout-pattern.ts';
import type { CaseRule, Mark } from './rules/rule.ts';
import { isRush, velocity } from './rules/velocity.ts';

const HOUR = 3_600_000;
const SIDES = 'ssc.credit.ball-sides';

const db = useStore();
let world: RewardWorld;
beforeAll(async () => {
  await seedProducts(db());
  world = await createRewardWorld(db());
});

/** What a rule finds about these players, from an hour before now on. */
async function found(rule: CaseRule, ...users: readonly bigint[]): Promise<Mark[]> {
  const now = await db().clock.now();
  const span = { from: new Date(now - HOUR), to: new Date(now + 1_000) };
  const marks = await db().store.tx((tx) => rule.find(tx, span));
  return marks.filter(({ userId }) => users.includes(userId));
}

/** Rows whose triggers and references do not matter here. */
const put = (sql: string) =>
  db().asOwner(`set session_replication_role = replica; ${sql}; set session_replication_role = origin`);

/** Lets accounts sign in from one browser. */
const link = (...users: readonly bigint[]) =>
  put(
    users
      .map(
        (
          user,
        ) => `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
          values (${user}, sha256('browser of ${users[0]}'), '::1', 'x', app_now(), app_now(), app_now())`,
      )
      .join('; '),
  );

const day = (user: bigint, ago: number, sums: { deposited?: number; staked?: number }) =>
  put(`insert into play_day (user_id, day, deposits, deposited, bets, staked)
    values (${user}, platform_day(app_now()) - ${ago}, 1, ${sums.deposited ?? 0}, 1, ${sums.staked ?? 0})`);

test('rules have ids of their own, and facts with names', () => {
  expect(new Set(caseRules.map(({ id }) => id)).size).toBe(caseRules.length);
  expect(caseRules.length).toBe(10);
  for (const { id, facts } of caseRules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(facts.map((one) => one.id)).size).toBe(facts.length);
  }
});

describe('velocity', () => {
  test('a day far above the own mean is found, and a steady player is not', async () => {
    const [rushed, steady, fresh] = await world.players(3);
    for (const ago of [1, 2, 3]) await day(rushed!, ago, { deposited: 5_000_000 });
    await day(rushed!, 0, { deposited: 250_000_000 });
    for (const ago of [0, 1, 2]) await day(steady!, ago, { deposited: 250_000_000 });
    await day(fresh!, 0, { staked: 1_200_000_000 });
    const marks = await found(velocity, rushed!, steady!, fresh!);
    expect(marks.map(({ userId }) => userId).sort()).toEqual([rushed!, fresh!].sort());
    expect(marks.find(({ userId }) => userId === rushed)?.facts).toMatchObject({
      deposited: '25000.0000',
      depositMean: '500.0000',
    });
  });

  test('below the floor nothing is a rush; without earlier days the floor decides', () => {
    expect(isRush({ sum: 99n, before: 1n, days: 1n }, 100n)).toBe(false);
    expect(isRush({ sum: 100n, before: 0n, days: 0n }, 100n)).toBe(true);
    expect(isRush({ sum: 399n, before: 200n, days: 2n }, 100n)).toBe(false);
    expect(isRush({ sum: 400n, before: 200n, days: 2n }, 100n)).toBe(true);
  });
});

describe('linked identities', () => {
  test('[RP8] four accounts of one browser are found, and stronger when one is self-excluded', async () => {
    const users = await world.players(4);
    const pair = await world.players(2);
    await link(...users);
    await link(...pair);
    expect(await found(linkedIdentities, ...pair)).toEqual([]);
    const marks = await found(linkedIdentities, ...users);
    expect(marks).toHaveLength(4);
    expect(marks[0]).toMatchObject({ strength: 'medium', facts: { accounts: 3, device: 3, excluded: 0 } });
    await put(
      `insert into player_guard (user_id, excluded_at, exclusion_term) values (${users[3]}, app_now(), 'indefinite')`,
    );
    const again = (await found(linkedIdentities, users[0]!))[0]!;
    expect(again).toMatchObject({ strength: 'strong', facts: { excluded: 1 } });
    expect(again.key).not.toBe(marks.find(({ userId }) => userId === users[0])!.key);
  });

  test('one shared account for payouts, or one person, is enough', () => {
    const none = { accounts: 1, device: 0, payee: 0, person: 0, excluded: 0, disabled: 0 };
    expect(strengthOf({ ...none, device: 2 })).toBeUndefined();
    expect(strengthOf({ ...none, payee: 1 })).toBe('medium');
    expect(strengthOf({ ...none, person: 1 })).toBe('medium');
    expect(strengthOf({ ...none, device: 1, disabled: 1 })).toBe('strong');
  });
});

describe('opposite betting', () => {
  test('both sides of a draw from two linked accounts are found, from strangers not', async () => {
    const [one, other, stranger] = await world.players(3);
    await link(one!, other!);
    const bet = { play: SIDES, stake: 3_000_000n, draw: 'opposed' };
    await decide(db(), [
      { ...bet, user: one!, content: 'big||||' },
      { ...bet, user: other!, content: 'small||||' },
      { ...bet, user: stranger!, content: 'small||||' },
    ]);
    const marks = await found(oppositeBetting, one!, other!, stranger!);
    expect(marks.map(({ userId, facts }) => [userId, facts.draws, facts.stake])).toEqual([
      [one, 1, '300.0000'],
      [other, 1, '300.0000'],
    ]);
  });

  test('the own two sides of a player are not those of another', () => {
    const bet = (user: bigint, content: string) => ({ user, play: SIDES, content, stake: 5n });
    expect(opposedStake([bet(1n, 'big||||'), bet(1n, 'small||||')], 1n)).toBe(0n);
    expect(opposedStake([bet(1n, 'big||||'), bet(2n, '|small|||')], 1n)).toBe(0n);
    expect(opposedStake([bet(1n, 'big||||'), bet(1n, '|odd|||'), bet(2n, 'small|even|||')], 1n)).toBe(10n);
  });
});

test('[R4] one offer taken by three linked accounts is found, by two not', async () => {
  const users = await world.players(5);
  await link(users[0]!, users[1]!, users[2]!);
  await link(users[3]!, users[4]!);
  await put(
    users
      .map(
        (
          user,
        ) => `insert into reward_grant (user_id, source, source_ref, kind, offer_id, offer_version, currency, terms, amount, paid, state, at, ended_at)
          values (${user}, 'race', 'day', 'race_prize', 'gift', 1, 'CNY', '{}', 100000, 100000, 'completed', app_now(), app_now())`,
      )
      .join('; '),
  );
  const marks = await found(bonusAbuse, ...users);
  expect(marks.map(({ userId }) => userId)).toEqual(users.slice(0, 3));
  expect(marks[0]?.facts).toEqual({ offer: 'gift', accounts: 3, own: '10.0000', amount: '20.0000' });
});

describe('chip dumping', () => {
  test('what one account loses on a platform and a linked one wins is found', async () => {
    const [loser, winner, lucky] = await world.players(3);
    await link(loser!, winner!);
    const round = (user: bigint, ref: string, stake: number, payout: number) =>
      `insert into game_round (platform, ref, user_id, game, stake, payout, booked, at)
       select 'aurora', '${ref}', ${user}, min(id), ${stake}, ${payout}, true, app_now() from game where platform = 'aurora'`;
    await put(
      [
        round(loser!, 'lost', 30_000_000, 0),
        round(winner!, 'won', 1_000_000, 29_000_000),
        round(lucky!, 'luck', 1_000_000, 29_000_000),
      ].join('; '),
    );
    const marks = await found(chipDumping, loser!, winner!, lucky!);
    expect(marks.map(({ userId, facts }) => [userId, facts.other, facts.lost, facts.won])).toEqual([
      [loser, `#${winner}`, '3000.0000', '2800.0000'],
    ]);
  });

  test('small sums, and sums that do not match, are play', () => {
    expect(isPassedOn(9_999_999n, 9_999_999n)).toBe(false);
    expect(isPassedOn(30_000_000n, 14_000_000n)).toBe(false);
    expect(isPassedOn(30_000_000n, 46_000_000n)).toBe(false);
    expect(isPassedOn(30_000_000n, 15_000_000n)).toBe(true);
  });
});

describe('payout pattern', () => {
  test('a deposit that leaves again with little play is found', async () => {
    const [passing, playing] = await world.players(2);
    for (const user of [passing!, playing!])
      await put(`insert into deposit (user_id, rid, channel_id, method, provider, state, amount, fee, pay_amount, pay_currency, payer,
          expires_at, created_at, credited_at, payment)
        values (${user}, 'd', 'bank', 'bank', 'payments', 'credited', 50000000, 0, 50000000, 'CNY', 'x', app_now(), app_now(),
          app_now() - interval '10 minutes', 'p');
        insert into withdrawal (id, user_id, currency, amount, fee, account_id, kind, label, provider, pay_currency, pay_amount, automatic,
          created_at, expected_at)
        values (nextval('id_seq'), ${user}, 'CNY', 45000000, 0, 1, 'bank', 'x', 'payments', 'CNY', 45000000, false, app_now(), app_now())`);
    await day(passing!, 0, { staked: 1_000_000 });
    await day(playing!, 0, { staked: 40_000_000 });
    const marks = await found(payoutPattern, passing!, playing!);
    expect(marks.map(({ userId, facts }) => [userId, facts.asked, facts.deposited, facts.staked])).toEqual([
      [passing, '4500.0000', '5000.0000', '100.0000'],
    ]);
  });

  test('many accounts for payouts are a pattern of their own', () => {
    const way = { asked: 1n, deposited: 0n, staked: 0n, payees: 3 };
    expect(patternOf(way)).toBeUndefined();
    expect(patternOf({ ...way, payees: 4 })).toBe('payees');
    expect(patternOf({ asked: 80_000_000n, deposited: 100_000_000n, staked: 29_000_000n, payees: 0 })).toBe(
      'through',
    );
    expect(
      patternOf({ asked: 80_000_000n, deposited: 100_000_000n, staked: 30_000_000n, payees: 0 }),
    ).toBeUndefined();
  });
});

test('[RP13] each kind of marker of harm has a rule', async () => {
  const [user] = await world.players(1);
  for (const kind of harmRules.keys())
    await put(
      `insert into harm_marker (user_id, kind, day, count, at) values (${user}, '${kind}', platform_day(app_now()), 7, app_now())`,
    );
  for (const rule of harmRules.values())
    expect(await found(rule, user!)).toMatchObject([{ userId: user, facts: { count: 7 } }]);
});
