import { randomBytes } from 'node:crypto';
import type { ConsolePayload } from '@tessera/protocol/console';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type BetWorld, createBetWorld } from '../../../test/bets.ts';
import {
  type ConsoleBrowser,
  consoleBrowser,
  newRid,
  seedOperators,
  signedIn,
} from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let world: BetWorld;
let lottery: ConsoleBrowser;
let risk: ConsoleBrowser;
beforeAll(async () => {
  world = await createBetWorld(app().db);
  [lottery, risk] = [await signedIn(app(), 'lottery'), await signedIn(app(), 'risk')];
});

type Asked = ConsolePayload<'/console/command/try'>;
const asked = (action: Asked['action'], target: string, payload: Asked['payload'] = {}): Asked => ({
  action,
  target,
  payload,
  reason: 'for this test',
});
async function propose(by: ConsoleBrowser, what: Asked) {
  const { shownHash } = await by.call('/console/command/try', what);
  return by.call('/console/command/propose', { ...what, rid: newRid(), shownHash });
}
const approve = (by: ConsoleBrowser, { id, shownHash }: { id: number; shownHash: string }) =>
  by.call('/console/command/approve', { rid: newRid(), id, shownHash });
const found = (id: string) => app().services.lotteries.find(id)!;
const codeOf = (what: Asked) => lottery.codeOf('/console/command/try', what);

test('[R6.2] one person suspends a lottery at once and resumes it', async () => {
  const made = await propose(lottery, asked('lottery.suspend', 'ssc-1m'));
  expect(made).toMatchObject({ state: 'applied', needs: 1 });
  await expect.poll(() => found('ssc-1m').enabled).toBe(false);
  expect(await codeOf(asked('lottery.suspend', 'ssc-1m'))).toBe('command_same');
  const { items } = await lottery.call('/console/lottery/list', {});
  expect(items.find(({ id }) => id === 'ssc-1m')).toMatchObject({ suspended: true, listed: true });
  await propose(lottery, asked('lottery.resume', 'ssc-1m'));
  await expect.poll(() => found('ssc-1m').enabled).toBe(true);
});

test('[R6.2] [O1] two people take a lottery off sale, and it waits in the list until then', async () => {
  const made = await propose(lottery, asked('lottery.disable', 'ssc-3m'));
  expect(made).toMatchObject({ state: 'pending', needs: 2 });
  const { items } = await risk.call('/console/lottery/list', {});
  expect(items.find(({ id }) => id === 'ssc-3m')).toMatchObject({ listed: true, command: made.id });
  expect(
    await lottery.codeOf('/console/command/approve', {
      rid: newRid(),
      id: made.id,
      shownHash: made.shownHash,
    }),
  ).toBe('command_own');
  expect(await approve(risk, made)).toMatchObject({ state: 'applied' });
  await expect.poll(() => found('ssc-3m').listed).toBe(false);
  await approve(risk, await propose(lottery, asked('lottery.enable', 'ssc-3m')));
  await expect.poll(() => found('ssc-3m').listed).toBe(true);
});

test('[R1] [O1] prices change within their bounds only, and never above the stake', async () => {
  const price = (base: number, rtpPpm: number) => asked('lottery.price', 'ssc-5m', { base, rtpPpm });
  await approve(risk, await propose(lottery, price(1780, 950_000)));
  await expect.poll(() => found('ssc-5m').config.pricing).toMatchObject({ base: 1780, rtpPpm: 950_000 });
  for (const wrong of [
    price(1599, 950_000),
    price(2001, 950_000),
    price(1780, 799_999),
    price(1780, 1_000_001),
  ])
    expect(await codeOf(wrong)).toBe('command_invalid');
  // Inside the bounds, and with the highest rebate above the stake.
  expect(await codeOf(price(1900, 950_000))).toBe('command_invalid');
  expect(await codeOf(asked('lottery.price', 'ssc-5m', { base: 1780 }))).toBe('command_invalid');
  expect(found('ssc-5m').aboveStake).toEqual([]);
});

test('[L9] caps are changed by two people, and stand in their order', async () => {
  const caps = (bet: string, player: string, draw: string) =>
    asked('lottery.caps', 'k3-1m', { bet, player, draw });
  await approve(risk, await propose(lottery, caps('10', '20', '30.5')));
  await expect
    .poll(() => found('k3-1m').config.caps)
    .toEqual({ bet: 100_000n, player: 200_000n, draw: 305_000n });
  for (const wrong of [
    caps('30', '20', '40'),
    caps('0', '20', '30'),
    caps('-1', '2', '3'),
    caps('x', '2', '3'),
  ])
    expect(await codeOf(wrong)).toBe('command_invalid');
});

test('[O1] a lottery that was changed since makes a command stale', async () => {
  const first = await propose(lottery, asked('lottery.caps', 'k3-5m', { bet: '1', player: '2', draw: '3' }));
  await approve(
    lottery,
    await propose(risk, asked('lottery.caps', 'k3-5m', { bet: '1', player: '2', draw: '4' })),
  );
  expect(
    await risk.codeOf('/console/command/approve', {
      rid: newRid(),
      id: first.id,
      shownHash: first.shownHash,
    }),
  ).toBe('command_stale');
});

test('an unknown lottery, bad input, a wrong role and no session are refused', async () => {
  expect(await codeOf(asked('lottery.suspend', 'nothing'))).toBe('not_found');
  expect(await codeOf(asked('lottery.suspend', 'ssc-1m', { more: 1 }))).toBe('command_invalid');
  expect(await lottery.codeOf('/console/lottery/get', { id: 'nothing' })).toBe('not_found');
  expect(await lottery.codeOf('/console/lottery/get', { id: '' })).toBe('validation_failed');
  const cashier = await signedIn(app(), 'cashier');
  expect(await cashier.codeOf('/console/lottery/list', {})).toBe('operator_not_permitted');
  expect(await cashier.codeOf('/console/lottery/get', { id: 'ssc-1m' })).toBe('operator_not_permitted');
  expect(await cashier.codeOf('/console/command/try', asked('lottery.suspend', 'ssc-1m'))).toBe(
    'operator_not_permitted',
  );
  // An administrator looks, and changes nothing.
  const admin = await signedIn(app(), 'admin');
  expect(await admin.codeOf('/console/lottery/get', { id: 'ssc-1m' })).toBe('ok');
  expect(await admin.codeOf('/console/command/try', asked('lottery.suspend', 'ssc-1m'))).toBe(
    'operator_not_permitted',
  );
  expect(await consoleBrowser(app()).codeOf('/console/lottery/list', {})).toBe('please_login');
});

test('[R6.2] exposure of the draw on sale by play and by what the bets name, without trial money', async () => {
  const draw = await world.draw({ lottery: 'ssc-1m' });
  const bet = async (content: string, currency: string) => {
    const bettor = await world.player(100_000_000n, currency);
    const rid = randomBytes(16).toString('hex');
    await world.betting.place(bettor, world.request(draw, [{ content }], rid));
  };
  await bet('1|2|3|4|5', 'CNY');
  await bet('1|2|3|4|6', 'CNY');
  await bet('9|9|9|9|9', 'TRIAL');
  const shown = await lottery.call('/console/lottery/get', { id: 'ssc-1m' });
  const [play] = shown.plays;
  expect(shown.plays).toHaveLength(1);
  expect(play).toMatchObject({ playId: 'ssc.star5.direct-multi', bets: 2, stake: '4.0000' });
  const cell = (token: string, at: number) =>
    play!.cells.filter((one) => one.token === token).map(({ maxWin }) => Number(maxWin))[at];
  expect(cell('1', 0)).toBe(Number(play!.maxWin));
  expect(cell('5', 0)! + cell('6', 0)!).toBe(Number(play!.maxWin));
  expect(cell('9', 0)).toBeUndefined();
  expect(shown).toMatchObject({ partial: false, exposure: { cap: shown.caps.draw } });
  expect(Number(shown.exposure.amount)).toBeGreaterThan(0);
});
