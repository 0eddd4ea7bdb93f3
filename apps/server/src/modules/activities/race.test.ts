import { beforeEach, describe, expect, test } from 'vitest';
import { back, press, useActivities } from '../../../test/activities.ts';
import { rewardFaults, stopTestOffer, termsOf, units } from '../../../test/rewards.ts';
import { raceJob } from './kinds/race.ts';

const { app, job, offer, play } = useActivities();
const DETAIL = 'POST /api/activity/detail';
const JOIN = 'POST /api/activity/join';
const LEAVE = 'POST /api/activity/leave';
const DAY = 86_400_000;

let player: Awaited<ReturnType<ReturnType<typeof app>['player']>>;
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

describe('a race', () => {
  const raceTerms = () =>
    termsOf({ kind: 'race', product: 'lottery', pool: '100', prizes: ['70', '30'], stakeMin: '1' });
  const runRaces = () =>
    job((tx) => raceJob.run(app().services.activities, { runAt: 0, payload: {} } as never, tx));
  const won = async (user: bigint, payout: bigint, fields = {}) => {
    const bet = await play(user, fields);
    await app().db.asOwner(
      `insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
       select user_id, id, draw_id, 'won', $2, 0, app_now() from bet where id = $1`,
      [bet, payout],
    );
    return bet;
  };

  test('ranks by the best multiple of one bet, freezes the board after its close, and pays each prize once', async () => {
    const { db } = app();
    const race = await offer({ terms: raceTerms(), ends: db.clock.local() + DAY, budget: units(1_000_000) });
    const [other, third, excluded] = [await app().player(), await app().player(), await app().player()];
    await won(player.userId, 9_000_000n);
    for (const one of [player, other, third, excluded])
      await one.expectOk(JOIN, { ...press(race), shown: one === third });
    await won(player.userId, 200_000n);
    await won(other.userId, 2_000_000n, { stake: 200_000n });
    await won(third.userId, 400_000n);
    await won(excluded.userId, 9_000_000n);
    await excluded.expectOk('POST /api/user/exclusion', { term: '6m' });
    await runRaces();
    const view = await player.expectOk(DETAIL, { id: race.id });
    expect(view.race).toMatchObject({
      players: 4,
      counted: 1,
      counted_max: 20,
      shown: false,
      frozen_at: null,
    });
    expect(
      view.race!.rows.map(({ rank, name, own, multiple, prize }) => [rank, name, own, multiple, prize]),
    ).toEqual([
      [1, third.name, false, '20.00', '70.0000'],
      [2, `${player.name[0]}***${player.name.at(-1)}`, true, '10.00', '30.0000'],
      [3, `${other.name[0]}***${other.name.at(-1)}`, false, '10.00', '0.0000'],
    ]);
    await db.clock.advance(DAY + 11 * 60_000);
    for (const one of [player, third]) await back(one);
    expect(await player.codeOf(JOIN, press(race))).toBe('reward_ended');
    await Promise.all([runRaces(), runRaces()]);
    await runRaces();
    const frozen = await player.expectOk(DETAIL, { id: race.id });
    expect(frozen).toMatchObject({ state: 'ended', own: { state: 'done', reward: '30.0000' }, action: null });
    expect(frozen.race!.frozen_at).not.toBeNull();
    expect((await third.expectOk('POST /api/user/balance')).balance).toBe('70.0000');
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('31.0000');
    await expect(db.asOwner('delete from race_row where offer_id = $1', [race.id])).rejects.toThrow('frozen');
    await expect(
      db.asOwner('update race_board set frozen_at = null where offer_id = $1', [race.id]),
    ).rejects.toThrow('frozen');
  });

  test('a running board follows each decided bet, and is what all bets together give', async () => {
    const { db } = app();
    const race = await offer({ terms: raceTerms() });
    const [other, third] = [await app().player(), await app().player()];
    const board = async () => {
      await runRaces();
      const { rows } = await db.store.query<{ user_id: bigint; multiple: bigint; prize: bigint }>(
        'select user_id, multiple, prize from race_row where offer_id = $1 order by rank',
        [race.id],
      );
      return rows.map(({ user_id, multiple, prize }) => [user_id, multiple, prize]);
    };
    for (const one of [player, other, third]) await one.expectOk(JOIN, press(race));
    await won(player.userId, 200_000n);
    await won(other.userId, 100_000n);
    expect(await board()).toEqual([
      [player.userId, 1_000n, 700_000n],
      [other.userId, 500n, 300_000n],
    ]);
    await won(other.userId, 400_000n);
    await won(third.userId, 140_000n);
    const whole = [
      [other.userId, 2_000n, 700_000n],
      [player.userId, 1_000n, 300_000n],
      [third.userId, 700n, 0n],
    ];
    expect(await board()).toEqual(whole);
    await db.asOwner('update race_board set whole_at = null where offer_id = $1', [race.id]);
    expect(await board()).toEqual(whole);
    await other.expectOk(LEAVE, press(race));
    expect(await board()).toEqual([
      [player.userId, 1_000n, 700_000n],
      [third.userId, 700n, 300_000n],
    ]);
    await expect(db.asOwner(`insert into race_row values ('nowhere', 1, 1, 1, 1, 1, 1)`)).rejects.toThrow(
      'does not exist',
    );
  });

  test('a stopped race pays by its board; who has left is not on it', async () => {
    const { db } = app();
    const race = await offer({ terms: raceTerms() });
    const other = await app().player();
    for (const one of [player, other]) {
      await one.expectOk(JOIN, press(race));
      await won(one.userId, 200_000n);
    }
    await other.expectOk(LEAVE, press(race));
    await db.clock.advance(200_000);
    await stopTestOffer(app().db, race.id);
    await db.clock.advance(11 * 60_000);
    await runRaces();
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('71.0000');
    expect((await other.expectOk('POST /api/user/balance')).balance).toBe('0.0000');
  });
});

test('[L17] the books agree with all of this', async () => {
  expect(await rewardFaults(app().db)).toEqual([]);
});
