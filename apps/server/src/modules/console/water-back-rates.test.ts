import { addDays, VIP_LEVELS } from '@tessera/rewards';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { seedProducts } from '../../../test/decided-bets.ts';
import { vipModule } from '../vip/index.ts';
import { waterBackModule } from '../water-back/index.ts';
import { consoleModule } from './index.ts';

const app = useApp({
  modules: [consoleModule, vipModule, waterBackModule],
  extend: (made) => seedOperators(made as never),
});
let admin: ConsoleBrowser;
let risk: ConsoleBrowser;
const signIn = async () => {
  [admin, risk] = [await signedIn(app(), 'admin'), await signedIn(app(), 'risk')];
};
beforeAll(() => seedProducts(app().db));
beforeEach(signIn);

const LOTTERY = VIP_LEVELS.map(({ lotteryPpm }) => lotteryPpm);
const PLATFORM = VIP_LEVELS.map(({ platformPpm }) => platformPpm);
/** One column with another rate at a level. */
const withRate = (column: readonly number[], level: number, ppm: number) =>
  column.map((one, at) => (at === level - 1 ? ppm : one));

const table = () => admin.call('/console/vip/table', {});
const askedOf = (from: string, { lottery = LOTTERY, platform = PLATFORM }) => ({
  action: 'waterback.change' as const,
  target: 'rates',
  payload: { from, lottery, platform },
  reason: 'more for the middle',
});
async function propose(from: string, rates: { lottery?: number[]; platform?: number[] }) {
  const asked = askedOf(from, rates);
  const { shownHash } = await admin.call('/console/command/try', asked);
  const made = await admin.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
  return { rid: newRid(), id: made.id, shownHash: made.shownHash };
}
const tried = (from: string, rates: { lottery?: number[]; platform?: number[] }) =>
  admin.codeOf('/console/command/try', askedOf(from, rates));

test('[O1] two operators change the rates from tomorrow on, and players see those of the day', async () => {
  const shown = async () => {
    const player = await app().player();
    return (await player.expectOk('POST /api/vip/detail')).levels[3]!.lottery_ppm;
  };
  const { versions, firstDay } = await table();
  expect(versions).toMatchObject([{ number: 1, isNow: true, lottery: LOTTERY, platform: PLATFORM }]);
  const given = await propose(firstDay, { lottery: withRate(LOTTERY, 4, 3_300) });
  expect((await table()).command).toBe(given.id);
  expect(await admin.codeOf('/console/command/approve', given)).toBe('command_own');
  await risk.call('/console/command/approve', given);
  expect(await table()).toMatchObject({
    command: null,
    versions: [
      { number: 2, from: firstDay, isNow: false, by: 'admin and risk' },
      { number: 1, isNow: true },
    ],
  });
  expect(await shown()).toBe(3_200);
  await app().db.clock.advance(86_400_000);
  // The sessions of operators have ended meanwhile.
  await signIn();
  expect(await shown()).toBe(3_300);
  expect((await table()).versions[0]).toMatchObject({ number: 2, isNow: true });
});

test('[R1] rates that a play or a platform has no room for are refused', async () => {
  const { firstDay } = await table();
  expect(await tried(firstDay, { lottery: withRate(LOTTERY, 8, 20_000) })).toBe('water_back_edge');
  expect(await tried(firstDay, { lottery: LOTTERY.map((ppm) => ppm / 2) })).toBe('ok');
});

test('other rates are whole, rise with the levels, and begin on a day that has not begun', async () => {
  const { firstDay, versions } = await table();
  const other = { lottery: withRate(LOTTERY, 4, 3_350) };
  expect(await tried(addDays(firstDay, -1), other)).toBe('command_invalid');
  expect(await tried(addDays(firstDay, 90), other)).toBe('command_invalid');
  expect(await tried('2026-02-30', other)).toBe('command_invalid');
  expect(await tried(firstDay, { lottery: withRate(LOTTERY, 4, 2_999) })).toBe('command_invalid');
  expect(await tried(firstDay, { lottery: withRate(LOTTERY, 8, 20_001) })).toBe('command_invalid');
  expect(await tried(firstDay, { lottery: LOTTERY.slice(1) })).toBe('command_invalid');
  expect(await tried(firstDay, { lottery: [...versions[0]!.lottery] })).toBe('command_same');
  const elsewhere = { ...askedOf(firstDay, other), target: 'levels' };
  expect(await admin.codeOf('/console/command/try', elsewhere)).toBe('not_found');
  const cashier = await signedIn(app(), 'cashier');
  expect(await cashier.codeOf('/console/command/try', askedOf(firstDay, other))).toBe(
    'operator_not_permitted',
  );
});

test('what is approved after its first day has begun is stale, and nothing changes', async () => {
  // Longer than the day.
  await app().set('consoleCommandHours', 48);
  const { firstDay, versions } = await table();
  const given = await propose(firstDay, { lottery: withRate(LOTTERY, 4, 3_350) });
  await app().db.clock.advance(86_400_000);
  await signIn();
  expect(await risk.codeOf('/console/command/approve', given)).toBe('command_stale');
  expect((await table()).versions).toHaveLength(versions.length);
});
