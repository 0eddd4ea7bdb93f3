import { shippedTerms, type Terms } from '@tessera/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchDeposit } from '../../apps/server/src/modules/activities/index.ts';
import { raceJob } from '../../apps/server/src/modules/activities/kinds/race.ts';
import { advanceEarned } from '../../apps/server/src/modules/rewards/advance.ts';
import { qualifyingStakes } from '../../apps/server/src/modules/rewards/qualifying.ts';
import type { Tx } from '../../apps/server/src/store/index.ts';
import { untilConnected } from '../../apps/server/test/rewards.ts';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { type Inside, inside, violationsOf, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';
import {
  activityDeps,
  bonusOf,
  closeRace,
  decided,
  jobIsDone,
  joinedBefore,
  LATER_MS,
  publish,
  runJob,
} from './reward-kit.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds of a test in the full form. */
const TIMEOUT = 2_400_000;

let platform: Platform;
let racers: PlayerClient[];
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  racers = [await register(platform.pc), await register(platform.pc)];
  await inside(platform, async (parts) => {
    for (const [place, who] of racers.entries())
      await decided(parts, [{ who, stake: 20_000n, payout: BigInt(place + 1) * 200_000n }], 4 * HOUR_MS);
  });
  await installFailpoints(platform, 'reward_grant', 'grant_entry', 'race_row');
});
afterAll(() => platform?.stop());

/** Something that the platform pays by itself. */
interface Due {
  /** Pays it beside the server. */
  readonly pay: (parts: Inside, tx: Tx) => Promise<unknown>;
  /** The job in which the server pays it. */
  readonly job: readonly [kind: string, key: string, payload?: object];
  /** What was given: player and amount. */
  readonly given: (parts: Inside) => Promise<string[]>;
  readonly expected: readonly string[];
}

const givenFrom =
  (offer: string): Due['given'] =>
  async ({ store }) => {
    const { rows } = await store.query<{ text: string }>(
      `select user_id || ' ' || amount as text from reward where offer_id = $1 order by amount desc`,
      [offer],
    );
    return rows.map(({ text }) => text);
  };

const prizes = [700_000n, 300_000n] as const;
const raceTerms: Terms = { ...shippedTerms('race'), pool: 1_000_000n as never, prizes: prizes as never };

/** The prizes of a race that closed an hour ago. The second player had the better bet. */
async function racePrizes(parts: Inside): Promise<Due> {
  const offer = await publish(parts, raceTerms);
  for (const racer of racers) await joinedBefore(parts, racer, offer);
  await closeRace(parts, offer);
  return {
    pay: (inner, tx) =>
      raceJob.run(activityDeps(inner), { runAt: 0, payload: {} } as never, tx) as Promise<unknown>,
    job: ['activities.race', 'always'],
    given: givenFrom(offer),
    expected: [`${racers[1]!.userId} ${prizes[0]}`, `${racers[0]!.userId} ${prizes[1]}`],
  };
}

/** The bonus for a deposit of a player who has joined a deposit match. */
async function depositBonus(parts: Inside): Promise<Due> {
  const who = await register(platform.pc);
  const offer = await publish(parts, shippedTerms('deposit_match'));
  await joinedBefore(parts, who, offer);
  const [step] = shippedTerms('deposit_match').steps;
  const told = { user: BigInt(who.userId), amount: step!.deposit };
  return {
    pay: (inner, tx) => matchDeposit(tx, told, activityDeps(inner)),
    job: ['activities.deposit', offer, { user: String(told.user), amount: String(told.amount) }],
    given: givenFrom(offer),
    expected: [`${who.userId} ${step!.bonus}`],
  };
}

/** Three tenths of a bonus, for a bet of three tenths of its requirement in a draw that was settled. */
async function bonusSlices(parts: Inside): Promise<Due> {
  const who = await register(platform.pc);
  const bonus = { amount: 100_000n, required: 1_000_000n };
  const grant = await bonusOf(parts, who, bonus);
  const draw = await decided(parts, [{ who, stake: (bonus.required * 3n) / 10n }], -LATER_MS);
  return {
    pay: async (_, tx) => advanceEarned(tx, `draw:${draw}`, await qualifyingStakes(tx, draw)),
    job: ['rewards.decided', String(draw), { draw: String(draw) }],
    given: async ({ store }) => {
      const { rows } = await store.query<{ text: string }>(
        `select g.user_id || ' ' || e.amount as text from grant_entry e join reward_grant g on g.id = e.grant_id where g.id = $1`,
        [grant],
      );
      return rows.map(({ text }) => text);
    },
    expected: [`${who.userId} ${(bonus.amount * 3n) / 10n}`],
  };
}

const kinds: Readonly<Record<string, (parts: Inside) => Promise<Due>>> = {
  'the bonus of a deposit': depositBonus,
  'the prizes of a race': racePrizes,
  'the slices of a bonus': bonusSlices,
};

test.each(Object.entries(kinds))(
  '[F4] [R4] of concurrent payouts of %s one pays',
  async (name, due) => {
    const [waves, asked] = [rounds(2, 1_000), rounds(60, 200)];
    await inside(platform, async (parts) => {
      for (let wave = 0; wave < waves; wave += 1) {
        const { pay, given, expected } = await due(parts);
        const once = () => untilConnected(() => parts.store.tx((tx) => pay(parts, tx)));
        await Promise.all(Array.from({ length: asked }, once));
        expect(await given(parts)).toEqual(expected);
      }
    });
    expect(await violationsOf(platform)).toEqual([]);
    figure('F4', `${waves} rounds of ${asked} concurrent payouts of ${name}, 1 paid in each`);
  },
  TIMEOUT,
);

const points: readonly (readonly [name: string, table: FailpointTable])[] = [
  ['the bonus of a deposit', 'reward_grant'],
  ['the prizes of a race', 'race_row'],
  ['the slices of a bonus', 'grant_entry'],
  ...(isFull
    ? ([
        ['the prizes of a race', 'reward_grant'],
        ['the prizes of a race', 'entry'],
        ['the slices of a bonus', 'reward_grant'],
        ['the slices of a bonus', 'entry'],
      ] as const)
    : []),
];

test(
  '[F1] a payout killed at any write happens once',
  async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      for (const [name, table] of points) {
        const { job, given, expected } = await inside(platform, kinds[name]!);
        const [kind, key, payload] = job;
        const tell = () => inside(platform, (parts) => runJob(parts, kind, key, payload));
        await killAt(platform, table, tell);
        await inside(platform, async (parts) => {
          await until(name, async () => (await given(parts)).length > 0);
          recovered();
          await tell();
          await until('the end of the same job', () => jobIsDone(parts, kind, key));
          expect(await given(parts), `${name} at ${table}`).toEqual(expected);
        });
      }
    }
    expect(await violationsOf(platform)).toEqual([]);
    figure(
      'F1',
      `payouts of ${Object.keys(kinds).join(', ')} killed at ${points.length} writes: ${recovery()}`,
    );
  },
  TIMEOUT,
);
