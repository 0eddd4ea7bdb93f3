import { randomInt } from 'node:crypto';
import type { CallPayload, CallReply } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { judgeWithdrawal } from '../../apps/server/src/modules/payouts/index.ts';
import { type BetDraft, betRequest, drawOnSale } from '../kit/bets.ts';
import { CLIENT_PASSWORD, freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import {
  armFailpoint,
  disarmFailpoints,
  type FailpointTable,
  failpointReached,
  installFailpoints,
} from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { figure, isFull, rounds } from './report.ts';

type Row = CallReply<'POST /api/withdraw/detail'>;
type Payee = PlayerClient & { readonly cardId: number };

/** Drawn once a day: the clock passes no draw here. */
const LOTTERY = 'lhc-1d';
const SALE_MS = 90_000;
const FUND_PASSWORD = 'copper-lantern-six-77';
const HOLDER = '王小明';
const CARD = '4111111111111111';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['payments'], lotteries: [LOTTERY] });
  await inside(platform, async (book) => {
    await withoutCallLimits(book);
    await book.set('callWithdraw', { burst: 100_000, perMinute: 6_000_000 });
    await book.set('withdrawPerDay', 1_000_000);
    await book.set('withdrawMin', '1.0000');
    await book.set('turnoverDepositPpm', 0);
    // The clock moves by hours.
    await book.set('sessionIdleSeconds', 400 * 86_400);
    await book.set('sessionWebSeconds', 400 * 86_400);
  });
  await installFailpoints(platform);
});
afterAll(() => platform?.stop());

/** A verified player with money, a fund password, and a card that is old enough to be paid to. */
async function payee(balance: string): Promise<Payee> {
  const player = await register(platform.pc);
  await player.ok('POST /api/user/fund-password', {
    password: CLIENT_PASSWORD,
    fund_password: FUND_PASSWORD,
  });
  const card = await player.ok('POST /api/bank/add', {
    holder: HOLDER,
    bank: 'icbc',
    number: CARD,
    fund_password: FUND_PASSWORD,
  });
  await inside(platform, async ({ fund, store }) => {
    await fund(player.userId, balance);
    await store.query(
      `insert into player_identity (user_id, state, name, checked_at) values ($1, 'verified', $2, app_now())`,
      [player.userId, HOLDER],
    );
    await store.query('update payout_account set usable_at = created_at where user_id = $1', [player.userId]);
    await store.query('update user_account set withdraw_locked_until = null where id = $1', [player.userId]);
    // One number for all of them: seen at several players it would wait for operators.
    await store.query(`update payout_account set fingerprint = sha256(id::text::bytea) where user_id = $1`, [
      player.userId,
    ]);
  });
  await player.ok('POST /api/user/step-up', { fund_password: FUND_PASSWORD });
  return Object.assign(player, { cardId: card.id });
}

const form = ({ cardId }: Payee, amount: string): CallPayload<'POST /api/withdraw/create'> => ({
  rid: freshRid(),
  amount,
  target: { kind: 'bank', id: cardId },
  fund_password: FUND_PASSWORD,
});
const detail = (player: Payee, id: number) => player.ok('POST /api/withdraw/detail', { id });
const mainOf = async (player: Payee) => (await player.ok('POST /api/withdraw/quote')).balance;

/** Moves the clock until a withdrawal has come to a state. */
const reach = (player: Payee, id: number, wanted: Row['state']) =>
  until(`a withdrawal that is ${wanted}`, async () => {
    await platform.advance(2_000);
    return (await detail(player, id)).state === wanted;
  });

/** An issue that sells for a while yet. */
async function issueOnSale(player: Payee): Promise<string> {
  const { close_at } = await drawOnSale(player, LOTTERY);
  const left = close_at - (await inside(platform, ({ clock }) => clock.now()));
  if (left < SALE_MS) await platform.advance(left + 1_000);
  return (await drawOnSale(player, LOTTERY)).issue;
}

/** A bet of 2 × `multiple` on the special number: what it can win stays below the caps. */
const special = (number: number, multiple: number): BetDraft => ({
  played: 'lhc.special.number',
  content: String((number % 49) + 1),
  unit_stake: '2.0000',
  multiple,
  rebate_ppm: 0,
});

/** Kills the server at its next write to a table while `work` goes on, and starts it again. */
async function killAt(table: FailpointTable, work: () => Promise<unknown>): Promise<void> {
  await armFailpoint(platform, table);
  const working = work().catch(() => {});
  await failpointReached(platform);
  await platform.kill();
  await working;
  await disarmFailpoints(platform);
  await platform.restart();
}

test('[F1] [L11] a withdrawal killed at its request, at its sending and at its booking is held, paid and booked once', async () => {
  const player = await payee('1000.0000');
  const times = rounds(1, 20);
  let paid = 0;
  const settled = async () => {
    paid += 10;
    expect(await mainOf(player)).toBe(`${1000 - paid}.0000`);
  };
  for (let round = 0; round < times; round += 1) {
    // At the request: nothing was acknowledged, and the same request asked again is one withdrawal.
    const request = form(player, '10');
    await killAt('withdrawal', () => player.call('POST /api/withdraw/create', request));
    const made = await player.ok('POST /api/withdraw/create', request);
    expect(await player.ok('POST /api/withdraw/create', request)).toEqual(made);
    // After the provider took the order, before that is written down.
    await reach(player, made.id, 'sending');
    await killAt('withdrawal', () => platform.advance(4_000));
    // And at the booking, if the kill came before it.
    await reach(player, made.id, 'confirmed');
    expect(await player.ok('POST /api/withdraw/create', request)).toEqual(made);
    await settled();
    const next = await player.ok('POST /api/withdraw/create', form(player, '10'));
    await reach(player, next.id, 'sending');
    await killAt('ledger_tx', () => platform.advance(4_000));
    await reach(player, next.id, 'confirmed');
    await settled();
  }
  const { items } = await player.ok('POST /api/withdraw/record', { limit: 100 });
  expect(items).toHaveLength(2 * times);
  expect(items.every(({ state }) => state === 'confirmed')).toBe(true);
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  figure('F1', `withdrawal: ${3 * times} kills, each held, paid and booked once`);
}, 600_000);

test('[F5] the same request many times at once, after an hour and after a restart is one effect with one answer', async () => {
  const player = await payee('100.0000');
  const request = form(player, '60');
  const { fund_password: _, ...stepped } = request;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => player.ok('POST /api/withdraw/create', stepped)),
  );
  await platform.advance(rounds(60_000, 3_600_000));
  answers.push(await player.ok('POST /api/withdraw/create', request));
  // In the short form the restarts of the test before have shown it.
  if (isFull) await platform.crash();
  answers.push(await player.ok('POST /api/withdraw/create', request));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mainOf(player)).toBe('40.0000');
});

test('[F4] of withdrawals and a bet for the whole balance at once, one is taken', async () => {
  const player = await payee('5000.0000');
  const { operatorId } = await inside(platform, async ({ store }) => {
    const { rows } = await store.query<{ id: bigint }>(
      `insert into user_account (user_name, kind, language, currency, password_hash, created_at)
       values ('faults_teller', 'operator', 'zhCn', 'CNY', 'none', app_now()) returning id`,
    );
    return { operatorId: rows[0]!.id };
  });
  const times = rounds(3, 1_000);
  for (let round = 0; round < times; round += 1) {
    const issue = await issueOnSale(player);
    const bet = await betRequest(player, LOTTERY, issue, [special(round, 2_500)]);
    const asked = Array.from({ length: rounds(15, 63) }, () => {
      const { fund_password: _, ...stepped } = form(player, '5000');
      return player.call('POST /api/withdraw/create', stepped);
    });
    const [placed, ...answers] = await Promise.all([player.call('POST /api/lottery/bet', bet), ...asked]);
    const taken = answers.flatMap((answer) => (answer.state === 'SUCCESS' ? [answer.message] : []));
    const item = placed.state === 'SUCCESS' ? placed.message.items[0] : undefined;
    expect(taken.length + (item?.ok ? 1 : 0)).toBe(1);
    expect(await mainOf(player)).toBe('0.0000');
    if (item?.ok) await player.ok('POST /api/lottery/bet/cancel', { bet_id: item.bet_id });
    for (const { id } of taken) {
      await reach(player, id, 'reviewing');
      await inside(platform, async (book) => {
        const ledger = await createLedger(book.store, book.notices);
        await judgeWithdrawal(
          { id: BigInt(id), operatorId, act: 'reject', note: 'round over' },
          { ...book, ledger },
        );
      });
    }
    expect(await mainOf(player)).toBe('5000.0000');
  }
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  figure('F4', `bet against withdrawal: ${times} rounds, 1 taken in each`);
}, 600_000);

test('[F3] bets, cancels and withdrawals of many clients at once end where one after the other would', async () => {
  const players = await Promise.all(Array.from({ length: rounds(3, 16) }, () => payee('200.0000')));
  const spent = new Map(players.map((player) => [player, 0n]));
  const take = (player: Payee, units: bigint) => spent.set(player, spent.get(player)! + units);
  const issue = await issueOnSale(players[0]!);
  const client = async (player: Payee): Promise<void> => {
    for (let step = 0; step < rounds(8, 250); step += 1) {
      const whole = randomInt(1, 40);
      if (randomInt(2) === 0) {
        const { fund_password: _, ...stepped } = form(player, String(whole));
        const answer = await player.call('POST /api/withdraw/create', stepped);
        if (answer.state === 'SUCCESS') take(player, BigInt(whole) * 10_000n);
        else expect(answer.code).toBe('balance_insufficient');
      } else {
        const bet = await betRequest(player, LOTTERY, issue, [special(step, whole)]);
        const answer = await player.call('POST /api/lottery/bet', bet);
        const item = answer.state === 'SUCCESS' ? answer.message.items[0] : undefined;
        if (!item?.ok) continue;
        if (randomInt(2) === 0) await player.ok('POST /api/lottery/bet/cancel', { bet_id: item.bet_id });
        else take(player, BigInt(whole) * 20_000n);
      }
    }
  };
  await Promise.all(players.flatMap((player) => Array.from({ length: 4 }, () => client(player))));
  for (const [player, units] of spent) {
    const left = 2_000_000n - units;
    expect(await mainOf(player)).toBe(`${left / 10_000n}.${String(left % 10_000n).padStart(4, '0')}`);
  }
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  figure('F3', `withdrawals beside bets and cancels: ${players.length * 4} clients, 0 violations`);
}, 600_000);
