import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';

let platform: Platform;
let player: PlayerClient;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  player = await register(platform.pc);
  await installFailpoints(platform, 'reward_grant', 'vip_bonus', 'water_back');
});
afterAll(() => platform?.stop());

/** A reward of 2.0000 that is claimed: how it comes due, and the claim. */
interface Kind {
  readonly due: (day: string) => Promise<unknown>;
  readonly claim: (day: string, rid: string) => ReturnType<PlayerClient['call']>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'VIP bonus': {
    due: (day) =>
      inside(platform, ({ store }) =>
        store.query(
          `insert into vip_bonus (user_id, kind, period, level, amount, from_at) values ($1, 'weekly', $2, 3, 20000, app_now())`,
          [player.userId, day],
        ),
      ),
    claim: (day, rid) => player.call('POST /api/user/vip/claim', { rid, refs: [`weekly-${day}`] }),
  },
  'water-back': {
    due: (day) =>
      inside(platform, ({ store }) =>
        store.query(
          `insert into water_back (user_id, day, kind, product, currency, stake, counted, level, rate_ppm, amount)
           values ($1, $2, 'lottery', 'ssc', 'CNY', 10000000, 10000000, 1, 2000, 20000)`,
          [player.userId, day],
        ),
      ),
    claim: (_, rid) => player.call('POST /api/user/waterback/claim', { rid, rows: 'all' }),
  },
};

let made = 0;
/** A day that no other round uses. */
const freshDay = (): string => {
  made += 1;
  return new Date(Date.UTC(2031, 0, 1) + made * 86_400_000).toISOString().slice(0, 10);
};
let paid = 0;
const balanceIs = async (): Promise<void> =>
  expect((await player.ok('POST /api/user/balance')).balance).toBe(`${paid}.0000`);

const violations = () => inside(platform, ({ violations: found }) => found());

test.each(Object.entries(kinds))(
  '[F4] [R4] of concurrent claims of a %s one is paid',
  async (name, { due, claim }) => {
    const [waves, asked] = [rounds(2, 1_000), rounds(60, 200)];
    for (let wave = 0; wave < waves; wave += 1) {
      const day = freshDay();
      await due(day);
      const answers = await Promise.all(Array.from({ length: asked }, () => claim(day, freshRid())));
      expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
      paid += 2;
      await balanceIs();
    }
    expect(await violations()).toEqual([]);
    figure('F4', `${waves} rounds of ${asked} concurrent claims of a ${name}, 1 paid in each`);
  },
  1_800_000,
);

const points: readonly (readonly [name: string, table: FailpointTable])[] = [
  ['VIP bonus', 'vip_bonus'],
  ['water-back', 'water_back'],
  ...(isFull
    ? ([
        ['VIP bonus', 'reward_grant'],
        ['VIP bonus', 'entry'],
        ['water-back', 'ledger_tx'],
        ['water-back', 'chain_queue'],
      ] as const)
    : []),
];

test('[F1] a claim killed at any write is paid once when it is repeated', async () => {
  for (let round = 0; round < rounds(1, 20); round += 1) {
    for (const [name, table] of points) {
      const { due, claim } = kinds[name]!;
      const [day, rid] = [freshDay(), freshRid()];
      await due(day);
      await killAt(platform, table, () => claim(day, rid));
      expect(await claim(day, rid), `${name} at ${table}`).toMatchObject({ state: 'SUCCESS' });
      recovered();
      paid += 2;
      await balanceIs();
      expect((await claim(day, freshRid())).state).toBe('FAILED');
    }
  }
  expect(await violations()).toEqual([]);
  figure('F1', `claims of VIP bonuses and water-back killed at ${points.length} writes: ${recovery()}`);
}, 1_800_000);
