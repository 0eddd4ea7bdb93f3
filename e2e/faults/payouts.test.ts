import { shippedTerms, type Terms } from '@tessera/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchDeposit } from '../../apps/server/src/modules/activities/index.ts';
import { raceJob } from '../../apps/server/src/modules/activities/kinds/race.ts';
import { createRewards } from '../../apps/server/src/modules/rewards/service.ts';
import { noEvents } from '../../apps/server/test/events.ts';
import { untilConnected } from '../../apps/server/test/rewards.ts';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { type Inside, inside, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';
import { decided, givenFrom, joinedBefore, publish, rewardViolations, runJob } from './reward-kit.ts';

const HOUR_MS = 3_600_000;

let platform: Platform;
let players: PlayerClient[];
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  players = [await register(platform.pc), await register(platform.pc)];
  await inside(platform, async (parts) => {
    for (const [place, player] of players.entries())
      await decided(parts, player, {
        stake: 20_000n,
        payout: BigInt(place + 1) * 200_000n,
        ago: 4 * HOUR_MS,
      });
  });
  await installFailpoints(platform, 'reward_grant', 'race_row');
});
afterAll(() => platform?.stop());

/** What activities work with, beside the server. */
const depsIn = ({ store, clock }: Inside) => {
  const rewards = createRewards({ store, events: noEvents, emit: { user: () => {} }, now: clock.local });
  return { store, clock, rewards } as never;
};

const raceTerms: Terms = {
  ...shippedTerms('race'),
  pool: 1_000_000n as never,
  prizes: [700_000n, 300_000n] as never,
};

/** A race that closed an hour ago, with both players in it. */
async function closedRace(parts: Inside): Promise<string> {
  const offer = await publish(parts, raceTerms);
  for (const player of players) await joinedBefore(parts, player, offer);
  await parts.operators.query("update offer set stopped_at = app_now() - interval '1 hour' where id = $1", [
    offer,
  ]);
  return offer;
}

/** A deposit match that the first player has joined, and no other. */
async function openMatch(parts: Inside): Promise<string> {
  await parts.store.query(
    'update activity_entry set left_at = app_now() where user_id = $1 and left_at is null',
    [players[0]!.userId],
  );
  const offer = await publish(parts, shippedTerms('deposit_match'));
  await joinedBefore(parts, players[0]!, offer);
  return offer;
}

const prizes = async (parts: Inside): Promise<string[]> => {
  const { rows } = await parts.store.query<{ text: string }>(
    `select user_id || ' ' || sum(paid) as text from reward where source = 'race' group by user_id order by user_id`,
  );
  return rows.map(({ text }) => text);
};

test('[F4] [R4] of concurrent tellings of a deposit one gives its bonus', async () => {
  const [waves, asked] = [rounds(2, 1_000), rounds(60, 200)];
  await inside(platform, async (parts) => {
    const user = BigInt(players[0]!.userId);
    for (let wave = 0; wave < waves; wave += 1) {
      const offer = await openMatch(parts);
      const tell = () =>
        untilConnected(() =>
          parts.store.tx((tx) => matchDeposit(tx, { user, amount: 3_000_000n }, depsIn(parts))),
        );
      await Promise.all(Array.from({ length: asked }, tell));
      expect(await givenFrom(parts, players[0]!.userId, offer)).toBe(1);
    }
  });
  expect(await rewardViolations(platform)).toEqual([]);
  figure('F4', `${waves} rounds of ${asked} concurrent tellings of a deposit, 1 bonus in each`);
}, 1_800_000);

test('[F4] [R4] of concurrent endings of a race one pays each prize', async () => {
  const [waves, asked] = [rounds(2, 1_000), rounds(60, 200)];
  await inside(platform, async (parts) => {
    for (let wave = 0; wave < waves; wave += 1) {
      const offer = await closedRace(parts);
      const end = () =>
        untilConnected(() =>
          parts.store.tx(async (tx) => raceJob.run(depsIn(parts), { runAt: 0, payload: {} } as never, tx)),
        );
      await Promise.all(Array.from({ length: asked }, end));
      for (const { userId } of players) expect(await givenFrom(parts, userId, offer)).toBe(1);
    }
    const [second, first] = players;
    expect(await prizes(parts)).toEqual(
      [
        [first!.userId, 700_000],
        [second!.userId, 300_000],
      ]
        .toSorted(([one = 0], [other = 0]) => one - other)
        .map(([user, prize]) => `${user} ${prize! * waves}`),
    );
  });
  expect(await rewardViolations(platform)).toEqual([]);
  figure('F4', `${waves} rounds of ${asked} concurrent endings of a race, each prize paid once`);
}, 1_800_000);

const racePoints: readonly FailpointTable[] = isFull ? ['reward_grant', 'entry', 'race_row'] : ['race_row'];
const matchPoints: readonly FailpointTable[] = ['reward_grant'];

test('[F1] a payout of a race or a deposit match, killed at any write, happens once', async () => {
  for (let round = 0; round < rounds(1, 20); round += 1) {
    for (const table of racePoints) {
      const offer = await inside(platform, closedRace);
      await killAt(platform, table, () =>
        inside(platform, (parts) => runJob(parts, 'activities.race', 'always')),
      );
      await inside(platform, async (parts) => {
        await until('the prizes of the race', async () => {
          const counts = await Promise.all(players.map(({ userId }) => givenFrom(parts, userId, offer)));
          return counts.every((count) => count === 1);
        });
      });
      recovered();
    }
    for (const table of matchPoints) {
      const offer = await inside(platform, openMatch);
      const told = { user: String(players[0]!.userId), amount: '3000000' };
      await killAt(platform, table, () =>
        inside(platform, (parts) => runJob(parts, 'activities.deposit', offer, told)),
      );
      await inside(platform, (parts) =>
        until(
          'the bonus of the deposit',
          async () => (await givenFrom(parts, players[0]!.userId, offer)) === 1,
        ),
      );
      recovered();
    }
  }
  expect(await rewardViolations(platform)).toEqual([]);
  figure(
    'F1',
    `payouts of activities killed at ${racePoints.length + matchPoints.length} writes: ${recovery()}`,
  );
}, 1_800_000);
