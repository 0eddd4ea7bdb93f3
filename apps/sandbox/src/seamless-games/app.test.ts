import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CYCLE_MS } from '@tessera/games';
import { type Amount, amountOf, printAmount, ZERO } from '@tessera/protocol/money';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { amount, gamesInTest, plus } from '../game-host/testing.ts';
import { LATE_MS } from '../party/index.ts';
import { createSeamlessGamesApp } from './index.ts';

const player = 'p-000000000000000000000001';

/** An operator's wallet of one player: a repeated id gets the stored answer, an early rollback leaves a tombstone. */
const wallet = {
  balance: amount('0'),
  /** Answers that replace those of the next calls, by action; `null` drops the connection. */
  bend: {} as Record<string, { status: number; body: object } | null>,
  /** Whether a dropped call is processed all the same. */
  hear: false,
  calls: [] as string[],
  answers: new Map<string, { status: number; body: object }>(),
};
const told = () => ({ status: 200, body: { balance: printAmount(wallet.balance) } });
const gain = (by: bigint) => {
  wallet.balance = amountOf(wallet.balance + by);
};

function decide(action: string, body: { id: string; bet: string; amount: string }) {
  if (action === 'balance') return told();
  const stored = wallet.answers.get(body.id);
  if (stored) return stored;
  const answer = judge(action, body);
  wallet.answers.set(body.id, answer);
  return answer;
}
function judge(action: string, { id, bet, amount: sum }: { id: string; bet: string; amount: string }) {
  const no = (code: string) => ({ status: 409, body: { code } });
  if (action === 'bet') {
    if (wallet.answers.has(id.replace('-bet', '-rollback'))) return no('tombstone');
    if (wallet.balance < amount(sum)) return no('insufficient');
    gain(-amount(sum));
  } else if (action === 'win') gain(amount(sum));
  else {
    const taken = wallet.answers.get(bet)?.status === 200 ? stakes.get(bet)! : ZERO;
    gain(taken);
    return { status: 200, body: { ...told().body, amount: printAmount(taken) } };
  }
  return told();
}
const stakes = new Map<string, Amount>();

let operator: Server;
beforeAll(async () => {
  operator = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      const action = String(request.url).split('/').at(-1)!;
      wallet.calls.push(`${action} ${body.event === body.id || action === 'balance'}`);
      if (action === 'bet') stakes.set(body.id, amount(body.amount));
      const bent = wallet.bend[action];
      if (bent === null) {
        if (wallet.hear) decide(action, body);
        return void response.destroy();
      }
      const answer = bent ?? decide(action, body);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
});
afterAll(() => operator.close());

let games: ReturnType<typeof harbor>;
const harbor = () =>
  gamesInTest('harbor', createSeamlessGamesApp, {
    callbackUrl: `http://127.0.0.1:${(operator.address() as AddressInfo).port}`,
  });
beforeEach(() => {
  Object.assign(wallet, { balance: amount('100'), bend: {}, hear: false, calls: [] });
  wallet.answers.clear();
  games = harbor();
});
afterEach(async () => {
  await games.party.app.close();
  games.remove();
});

async function fish(s: string, rid: string = randomUUID()) {
  games.now += CYCLE_MS;
  const choice = { targets: ['sardine', 'sardine'] };
  return games.page('round', { s, rid, stake: '10', choice, clientSeed: 'mine' });
}
const statement = async () =>
  (await games.call('/v1/statement', {})).body.lines as { type: string; amount: string }[];
const lines = async () => (await statement()).map(({ type, amount }) => `${type} ${amount}`);
const waiting = async () => (await games.party.app.inject('/control')).json().told;

/** Retries follow the real clock, so the test waits as long as they take. */
async function untilTold() {
  while ((await waiting()) > 0) await games.party.deliver();
}

test('[P2] a round is a bet and one win with separate ids; the page shows the operator’s balance', async () => {
  const s = await games.open(player, 'fishing', { session: 'visit-1' });
  const { body } = await fish(s);
  const { payout, outcome } = body.round;
  expect(outcome.shots).toHaveLength(2);
  expect(body.balance).toBe(plus('90', payout));
  expect(wallet.calls).toEqual(['bet true', 'win true']);
  expect(await lines()).toEqual(['bet 10.0000', `win ${payout}`]);
});

test('[P2] refused bets play no round: insufficient balance, and reasons of the operator', async () => {
  const s = await games.open(player, 'fishing');
  wallet.balance = amount('9');
  expect(await fish(s)).toEqual({ status: 409, body: { code: 'insufficient_balance' } });
  wallet.bend.bet = { status: 409, body: { code: 'reality_check_due' } };
  expect(await fish(s)).toEqual({ status: 403, body: { code: 'refused', reason: 'reality_check_due' } });
  expect((await games.page('state', { s })).body.history).toEqual([]);
  expect([wallet.calls.filter((call) => call.startsWith('roll')), await statement()]).toEqual([[], []]);
});

test('[F9] a bet without an answer is rolled back with retries, also after a kill, and no money is lost', async () => {
  const s = await games.open(player, 'fishing');
  wallet.bend = { bet: null, rollback: { status: 503, body: { code: 'unavailable' } } };
  expect((await fish(s, 'lost-answer')).body).toEqual({ code: 'unavailable' });
  expect(await waiting()).toBe(1);
  await games.party.app.close();
  games.kill();
  wallet.bend = {};
  await untilTold();
  expect(printAmount(wallet.balance)).toBe('100.0000');
  expect(await lines()).toEqual(['rollback 0.0000']);
  expect((await fish(s, 'lost-answer')).body).toEqual({ code: 'unavailable' });

  // This time the bet was taken and only its answer was lost: the statement holds both bet and rollback.
  wallet.bend = { bet: null };
  wallet.hear = true;
  await fish(s);
  wallet.bend = {};
  await untilTold();
  expect(printAmount(wallet.balance)).toBe('100.0000');
  expect(await lines()).toEqual(['rollback 0.0000', 'bet 10.0000', 'rollback 10.0000']);
});

test('[F9] a win without an answer is retried with the same id and counts once', async () => {
  const s = await games.open(player, 'fishing');
  wallet.bend = { win: null };
  const { body } = await fish(s);
  // The page shows the balance including the pending win.
  expect([body.balance, await waiting()]).toEqual([plus('90', body.round.payout), 1]);
  await games.party.app.close();
  games.kill();
  await games.steer('repeating');
  wallet.bend = {};
  await untilTold();
  expect(printAmount(wallet.balance)).toBe(plus('90', body.round.payout));
  await games.steer('normal');
  expect(await statement()).toHaveLength(2);
});

test('[F9] failure modes: a rollback before its bet, a win two days late, forged signatures and wrong amounts', async () => {
  const s = await games.open(player, 'fishing');
  await games.steer('out-of-order');
  expect((await fish(s)).body).toEqual({ code: 'refused', reason: 'tombstone' });
  await untilTold();
  expect(printAmount(wallet.balance)).toBe('100.0000');

  await games.steer('late');
  const { body } = await fish(s);
  await games.steer('normal');
  await games.party.deliver();
  expect(await waiting()).toBe(1);
  games.now += LATE_MS;
  await untilTold();
  expect(printAmount(wallet.balance)).toBe(plus('90', body.round.payout));

  const [, , win] = await statement();
  await games.steer('lying');
  const [, , lied] = await statement();
  expect(amount(lied!.amount) - amount(win!.amount)).toBe(1n);
});

test.each(['fruit', 'dragon', 'baccarat'])('a round of %s', async (game) => {
  const s = await games.open(player, game, { language: 'jaJp' });
  const choice = game === 'baccarat' ? { banker: '4', tie: '1' } : {};
  const request = { s, rid: `of-${game}`, stake: '5', choice, clientSeed: 'mine' };
  const { body } = await games.page('round', request);
  expect(body.round).toMatchObject({ state: 'done', game, stake: '5.0000' });
  expect(body.balance).toBe(plus('95', body.round.payout));
  expect((await games.page('state', { s })).body).toMatchObject({ language: 'enUs', plat: 'harbor' });
});
