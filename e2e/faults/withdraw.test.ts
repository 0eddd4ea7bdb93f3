import { randomInt } from 'node:crypto';
import type { CallReply } from '@tessera/protocol';
import { UNIT as AMOUNT_UNIT } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountIn } from '../kit/amount-in.ts';
import { ops, type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { CROWD_LOTTERY, type Crowd, gather, UNIT, WHOLE } from './crowd.ts';
import { installFailpoints, killAt } from './failpoint.ts';
import { inside } from './inside.ts';
import { type Payee, payee, provenWithdrawalOf, withdrawalOf, withoutPayoutLimits } from './payees.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';

type State = CallReply<'POST /api/withdraw/detail'>['state'];

let platform: Platform;
let crowd: Crowd;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['payments', 'aurora'], lotteries: [CROWD_LOTTERY] });
  await inside(platform, withoutPayoutLimits);
  crowd = await gather(platform, rounds(3, 16));
  await installFailpoints(platform);
});
afterAll(() => platform?.stop());

const mainOf = async (player: Payee) => (await player.ok('POST /api/withdraw/quote')).balance;

/** Moves the clock until a withdrawal has reached a state. */
const reach = (player: Payee, id: number, wanted: State) =>
  until(`a withdrawal that is ${wanted}`, async () => {
    await platform.advance(2_000);
    return (await player.ok('POST /api/withdraw/detail', { id })).state === wanted;
  });

/** Number of concurrent transfers back from the platform: each reads the platform's statement first. */
const HOMEWARD = 5;

/**
 * Spends a player's whole balance in many ways at once; at most one succeeds. Then it is reversed, or the id of a
 * withdrawal to be given back is returned.
 */
async function doubleSpend(
  { bet, cancel, move, withdraw, main, settled }: Crowd,
  player: Payee,
  asked: number,
): Promise<number | undefined> {
  const ways = [bet, move, withdraw] as const;
  const tries = Array.from({ length: asked }, async (_, at) => {
    const way = ways[at % ways.length]!;
    const what = await way(player, WHOLE);
    return what === undefined ? [] : [{ way, what }];
  });
  const taken = (await Promise.all(tries)).flat();
  expect(taken.length).toBeLessThanOrEqual(1);
  expect(await main(player)).toBe('0.0000');
  // No request succeeded: the platform was slow, and the transfer to it is pending.
  const { way, what } = taken[0] ?? { way: move, what: await settled() };
  if (way === withdraw) return what as number;
  if (way === bet) await cancel(player, what as number);
  else {
    // Several concurrent transfers request the money back as well.
    await until('the recalled money', async () => {
      const home = await Promise.all(Array.from({ length: HOMEWARD }, () => move(player, -WHOLE)));
      expect(home.filter(Boolean).length).toBeLessThanOrEqual(1);
      return (await main(player)) === `${WHOLE}.0000` || settled().then(() => false);
    });
  }
  return undefined;
}

test('[F4] of concurrent bets, transfers and withdrawals, each for the whole balance, one succeeds', async () => {
  const together = crowd.players.slice(0, rounds(3, 10));
  const waves = rounds(1, 1_000 / together.length);
  const asked = rounds(15, 64);
  for (let wave = 0; wave < waves; wave += 1) {
    const held = await Promise.all(together.map((player) => doubleSpend(crowd, player, asked)));
    await crowd.giveBack(held.filter((id) => id !== undefined));
    for (const player of together) expect(await crowd.main(player)).toBe(`${WHOLE}.0000`);
  }
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  figure(
    'F4',
    `${waves * together.length} rounds of ${asked} concurrent bets, transfers and withdrawals, 1 succeeds in each`,
  );
}, 900_000);

/** Takes random actions one after the other; `spend` is called with amounts that are gone for good. */
async function wander(
  { bet, cancel, move, withdraw }: Crowd,
  player: Payee,
  steps: number,
  spend: (whole: number) => void,
): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const dice = randomInt(20);
    const whole = randomInt(1, 20);
    if (dice < 7) await move(player, dice % 2 === 0 ? whole : -whole);
    else if (dice < 9) {
      if ((await withdraw(player, whole)) !== undefined) spend(whole);
    } else {
      const id = await bet(player, whole * UNIT);
      if (id === undefined) continue;
      if (dice === 9) spend(whole * UNIT);
      else await cancel(player, id);
    }
  }
}

test('[F3] concurrent bets, cancels, transfers and withdrawals of many clients end like sequential ones', async () => {
  const { players, main, move, settled } = crowd;
  const steps = rounds(8, 1_000);
  const spent = new Map(players.map((player) => [player, 0]));
  const clients = players.flatMap((player) =>
    Array.from({ length: 4 }, () =>
      wander(crowd, player, steps, (whole) => spent.set(player, spent.get(player)! + whole)),
    ),
  );
  await Promise.all(clients);
  await settled();
  for (const [player, whole] of spent) {
    const { balance, balance_game } = await player.ok('POST /api/user/balance');
    const onPlatform = amountIn(balance_game.aurora ?? '0');
    expect(amountIn(balance) + onPlatform).toBe(BigInt(WHOLE - whole) * AMOUNT_UNIT);
    if (onPlatform > 0n) expect(await move(player, -Number(onPlatform / AMOUNT_UNIT))).toBeDefined();
    expect(await main(player)).toBe(`${WHOLE - whole}.0000`);
  }
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  if (isFull) {
    // Reconciliation ends one minute in the past.
    await platform.advance(61_000);
    for (const provider of ['aurora', 'payments']) {
      expect(await ops(platform.env, 'reconcile', provider)).toContain('no difference');
    }
  }
  figure('F3', `${clients.length} clients x ${steps} bets, cancels, transfers and withdrawals, 0 violations`);
}, 900_000);

test('[F1] [L11] a withdrawal interrupted by kills at its request, sending and posting is held, paid and posted once', async () => {
  const player = await payee(platform, '1000.0000');
  const times = rounds(1, 20);
  let paid = 0;
  /** Nothing is paid meanwhile, however slow the machine is. */
  const sending = async (id: number) => {
    await platform.party('payments').steer('down');
    await reach(player, id, 'sending');
    await platform.party('payments').steer('normal');
  };
  const settled = async () => {
    paid += 10;
    expect(await mainOf(player)).toBe(`${1000 - paid}.0000`);
  };
  for (let round = 0; round < times; round += 1) {
    // At the request: it was not acknowledged, and repeated it yields one withdrawal.
    const request = provenWithdrawalOf(player, 10);
    await killAt(platform, 'withdrawal', () => player.call('POST /api/withdraw/create', request));
    const made = await player.ok('POST /api/withdraw/create', request);
    recovered();
    expect(await player.ok('POST /api/withdraw/create', request)).toEqual(made);
    // After the provider accepted the order and before that is recorded.
    await sending(made.id);
    await killAt(platform, 'withdrawal', () => platform.advance(4_000));
    // And at the posting, if the kill came before it.
    await reach(player, made.id, 'confirmed');
    recovered();
    expect(await player.ok('POST /api/withdraw/create', request)).toEqual(made);
    await settled();
    const next = await player.ok('POST /api/withdraw/create', provenWithdrawalOf(player, 10));
    await sending(next.id);
    await killAt(platform, 'ledger_tx', () => platform.advance(4_000));
    await reach(player, next.id, 'confirmed');
    recovered();
    await settled();
  }
  const { items } = await player.ok('POST /api/withdraw/record', { limit: 100 });
  expect(items).toHaveLength(2 * times);
  expect(items.every(({ state }) => state === 'confirmed')).toBe(true);
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  figure('F1', `withdrawal: ${3 * times} kills, each held, paid and posted once, ${recovery()}`);
}, 600_000);

test('[F5] the same request sent many times concurrently, after an hour and after a restart has one effect and one answer', async () => {
  const player = await payee(platform, '100.0000');
  const request = withdrawalOf(player, 60);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.ok('POST /api/withdraw/create', request)),
  );
  const proven = { ...provenWithdrawalOf(player, 60), rid: request.rid };
  await platform.advance(rounds(60_000, 3_600_000));
  answers.push(await player.ok('POST /api/withdraw/create', proven));
  // In the short form the restarts of the test above have shown it.
  if (isFull) await platform.crash();
  answers.push(await player.ok('POST /api/withdraw/create', proven));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mainOf(player)).toBe('40.0000');
});
