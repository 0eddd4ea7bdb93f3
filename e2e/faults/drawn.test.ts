import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountIn } from '../kit/amount-in.ts';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { died, recovered, recovery } from './recovery.ts';
import { figure, rounds } from './report.ts';

const WHEEL = { id: 'lucky-wheel', version: 1 };
const PACKETS = { id: 'red-packets', version: 1 };
const SPIN = 'POST /api/activity/spin';
const OPEN = 'POST /api/user/welfare/packet';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, withoutCallLimits);
  await installFailpoints(platform, 'reward_grant', 'wheel_spin', 'packet_share');
  const player = await register(platform.pc);
  await until('the packets are split', async () => {
    const { packets } = await player.ok('POST /api/user/welfare');
    return packets.some(({ offer, state }) => offer.id === PACKETS.id && state === 'open');
  });
});
afterAll(() => platform?.stop());

const violations = () => inside(platform, ({ violations: found }) => found());
const balanceOf = async (player: PlayerClient) =>
  amountIn((await player.ok('POST /api/user/balance')).balance);

/** A new player who takes part in the wheel. */
async function joined(): Promise<PlayerClient> {
  const player = await register(platform.pc);
  await player.ok('POST /api/activity/join', { rid: freshRid(), ...WHEEL });
  return player;
}

/** The player's only turn, once it is drawn; its prize is the whole balance. */
async function drawnTurn(player: PlayerClient): Promise<void> {
  const turn = await until('the turn is drawn', async () => {
    const { wheel } = await player.ok('POST /api/activity/detail', { id: WHEEL.id });
    const [only, ...others] = wheel!.spins;
    expect(others).toEqual([]);
    return only?.state === 'drawn' && only;
  });
  recovered();
  expect(turn.refused).toBeNull();
  expect(await balanceOf(player)).toBe(amountIn(turn.prize!));
}

const points: readonly (readonly [what: string, table: FailpointTable, skip: number])[] = [
  ['its press is written', 'wheel_spin', 0],
  ['it is drawn', 'wheel_spin', 1],
];

test('[F1] a turn whose server is killed while it is pressed or drawn is drawn and paid once', async () => {
  for (let round = 0; round < rounds(1, 20); round += 1) {
    for (const [what, table, skip] of points) {
      const player = await joined();
      const rid = freshRid();
      await killAt(platform, table, () => player.call(SPIN, { rid, ...WHEEL }), skip);
      expect(await player.call(SPIN, { rid, ...WHEEL }), what).toMatchObject({ state: 'SUCCESS' });
      await drawnTurn(player);
      expect(await player.codeOf(SPIN, { rid: freshRid(), ...WHEEL })).toBe('reward_claimed');
    }
    const player = await joined();
    await player.ok(SPIN, { rid: freshRid(), ...WHEEL });
    await platform.kill();
    died();
    await platform.restart();
    await drawnTurn(player);
  }
  expect(await violations()).toEqual([]);
  figure('F1', `turns of the wheel killed at the press, at the drawing and between: ${recovery()}`);
}, 1_800_000);

test('[F1] a packet whose server is killed while it is opened gives one share', async () => {
  for (let round = 0; round < rounds(1, 20); round += 1) {
    for (const table of ['reward_grant', 'packet_share'] as const) {
      const player = await register(platform.pc);
      const rid = freshRid();
      await killAt(platform, table, () => player.call(OPEN, { rid, ...PACKETS }));
      const { amount, balance } = await player.ok(OPEN, { rid, ...PACKETS });
      recovered();
      expect(balance).toBe(amount);
      expect(await balanceOf(player)).toBe(amountIn(amount));
      expect(await player.codeOf(OPEN, { rid: freshRid(), ...PACKETS })).toBe('reward_claimed');
    }
  }
  expect(await violations()).toEqual([]);
}, 1_800_000);

/** The shipped packets have 1 000 shares, some of which the tests before have opened. */
const waves = [
  ['turn', SPIN, WHEEL, rounds(1, 1_000)],
  ['packet', OPEN, PACKETS, rounds(1, 900)],
] as const;

test.each(waves)(
  '[F4] [R4] of concurrent presses of a player for a %s one counts',
  async (what, key, offer, times) => {
    const presses = rounds(60, 200);
    for (let wave = 0; wave < times; wave += 1) {
      const player = await joined();
      const answers = await Promise.all(
        Array.from({ length: presses }, () => player.call(key, { rid: freshRid(), ...offer })),
      );
      expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
    }
    expect(await violations()).toEqual([]);
    figure('F4', `${times} rounds of ${presses} concurrent presses for a ${what}, 1 counted in each`);
  },
  3_600_000,
);
