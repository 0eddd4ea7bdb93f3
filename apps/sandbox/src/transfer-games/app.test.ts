import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CYCLE_MS, crashAt, crashTimeMs, type RoundView, rulesOf, verifyRound } from '@tessera/games';
import { printAmount, shareOf } from '@tessera/protocol/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { amount, gamesInTest, plus } from '../game-host/testing.ts';
import { createTransferGamesApp } from './index.ts';

const player = 'p-000000000000000000000001';
const opened: ReturnType<typeof aurora>[] = [];
function aurora() {
  return gamesInTest('aurora', createTransferGamesApp);
}

let games: ReturnType<typeof aurora>;
beforeEach(() => {
  games = aurora();
  opened.push(games);
});
afterAll(async () => {
  for (const one of opened) {
    await one.party.app.close();
    one.remove();
  }
});

const put = (ref: string, amount: string) => games.call('/v1/transfer', { player, ref, amount });
const balance = async () => (await games.call('/v1/balance', { player })).body;

let rids = 0;
async function play(s: string, choice: object, stake = '10') {
  games.now += CYCLE_MS;
  rids += 1;
  const rid = `rid-${String(rids).padStart(8, '0')}`;
  return games.page('round', { s, rid, stake, choice, clientSeed: 'mine' });
}

test('[L12] a transfer is decided once per reference: done, refused, or in conflict', async () => {
  expect(await put('in-1', '100.5')).toEqual({
    status: 200,
    body: { ref: 'in-1', state: 'done', balance: '100.5000' },
  });
  expect((await put('in-1', '100.5')).body.balance).toBe('100.5000');
  expect(await put('in-1', '100.6')).toEqual({ status: 409, body: { code: 'ref_conflict' } });
  expect(await put('out-1', '-100.5001')).toEqual({ status: 409, body: { code: 'insufficient' } });
  await put('in-2', '50');
  // The balance now suffices, but the answer for that reference stays a refusal.
  expect((await put('out-1', '-100.5001')).body).toEqual({ code: 'insufficient' });
  expect((await put('out-2', '-150.5')).body.balance).toBe('0.0000');
  const states = await Promise.all(
    ['in-1', 'out-1', 'never'].map(
      async (ref) => (await games.call('/v1/transfer/status', { ref })).body.state,
    ),
  );
  expect(states).toEqual(['done', 'refused', 'unknown']);
  for (const amount of ['0', '1.00001', '1e3', 'x', 7n.toString().repeat(12)])
    expect((await put('bad', amount)).status).toBe(400);
});

test('[P1] a call without a valid signature does nothing', async () => {
  expect((await games.post('/v1/balance', { player })).status).toBe(401);
  const real = games.now;
  games.now -= 301_000;
  const late = games.call('/v1/balance', { player });
  games.now = real;
  expect((await late).status).toBe(401);
});

test('a round takes the stake, pays by the rules, is idempotent by rid and can be verified from the seed', async () => {
  await put('in', '1000');
  const s = await games.open(player, 'dice');
  const before = (await games.page('state', { s })).body;
  expect(before).toMatchObject({
    balance: '1000.0000',
    simulated: true,
    cycleMs: CYCLE_MS,
    nonce: 0,
    running: null,
  });
  const request = {
    s,
    rid: 'one-round',
    stake: '10',
    choice: { over: true, target: 5_000 },
    clientSeed: 'a-b',
  };
  const first = await games.page('round', request);
  const round: RoundView<'dice'> = first.body.round;
  expect(first.body.balance).toBe(plus('990', round.payout));
  expect((await games.page('round', request)).body.round).toEqual(round);
  const { body: again } = await games.page('round', { ...request, rid: 'too-early' });
  expect(again).toEqual({ code: 'too_soon', retryAt: games.now + CYCLE_MS });
  expect((await games.page('state', { s })).body).toMatchObject({ nonce: 1, history: [round] });

  const { body: shown } = await games.page('rotate', { s });
  expect(shown).toMatchObject({ commit: before.commit, rounds: 1 });
  expect(verifyRound(rulesOf('dice'), round, shown.seed)).toMatchObject({
    seedMatches: true,
    outcomeMatches: true,
  });
  expect((await games.page('state', { s })).body).toMatchObject({ commit: shown.nextCommit, nonce: 0 });

  const { body: statement } = await games.call('/v1/statement', { cursor: null });
  expect(statement).toMatchObject({ next: '2', more: false });
  expect(statement.lines.map((line: { type: string; ref: string }) => [line.type, line.ref])).toEqual([
    ['transfer', 'in'],
    ['round', round.round],
  ]);
  expect((await games.call('/v1/statement', { cursor: '1', limit: 1 })).body.lines).toHaveLength(1);
});

test('mines: cells are opened one by one, and unopened ones are not revealed', async () => {
  await put('in', '1000');
  const s = await games.open(player, 'mines');
  const { body } = await play(s, { mines: 1 });
  const { round } = body.round;
  expect(body.round).toMatchObject({ state: 'running', outcome: null, steps: { opened: [] } });
  expect(await balance()).toEqual({ balance: '990.0000', in_play: '10.0000' });
  expect((await play(s, { mines: 1 })).body).toEqual({ code: 'round_running' });
  expect((await games.page('rotate', { s })).body).toEqual({ code: 'round_running' });
  const step = (action: object) => games.page('step', { s, round, action });
  expect((await step({ type: 'cashout' })).status).toBe(400);
  expect((await step({ type: 'open', cell: 25 })).status).toBe(400);
  // At least one of any two cells is safe.
  let view = (await step({ type: 'open', cell: 0 })).body.round;
  if (view.state === 'running') view = (await step({ type: 'cashout' })).body.round;
  expect(view.outcome.hit === null ? view.payout : view.payout).toBe(
    view.outcome.hit === null ? '10.1000' : '0.0000',
  );
  expect((await step({ type: 'open', cell: 3 })).body).toEqual({ code: 'round_over' });
  expect((await step({ type: 'cashout' })).body.round).toEqual(view);
  expect((await balance()).in_play).toBe('0.0000');
});

test('crash: manual cashout at the platform’s time, automatic cashout, or loss at the crash point', async () => {
  await put('in', '10000');
  const s = await games.open(player, 'crash');
  const leave = async (atMs: number) => {
    const { body } = await play(s, { auto: null });
    games.now += atMs;
    const action = { type: 'cashout' };
    return (await games.page('step', { s, round: body.round.round, action })).body.round;
  };
  let left = 0;
  for (let n = 0; n < 6; n += 1) {
    const round = await leave(crashTimeMs(110));
    const { point, cashout } = round.outcome;
    expect(cashout).toBe(point >= 110 ? crashAt(crashTimeMs(110)) : null);
    expect(round.payout).toBe(
      cashout === null ? '0.0000' : printAmount(shareOf(amount('10'), BigInt(cashout), 100n)),
    );
    left += cashout === null ? 0 : 1;
  }
  expect(left).toBeGreaterThan(0);
  const { body } = await play(s, { auto: 105 });
  games.now += 3_600_000;
  const watched = await games.page('step', { s, round: body.round.round, action: { type: 'watch' } });
  const { point, cashout } = watched.body.round.outcome;
  expect(cashout).toBe(point >= 105 ? 105 : null);
});

test('[F1] a kill at any line loses nothing acknowledged; an interrupted crash round is refunded', async () => {
  await put('in', '1000');
  await put('out', '-2000');
  const dice = await games.open(player, 'dice');
  await play(dice, { over: true, target: 5_000 });
  const mines = await games.open(player, 'mines');
  const running = await play(mines, { mines: 3 });
  const crash = await games.open(player, 'crash');
  const curve = await play(crash, { auto: null });
  const before = await balance();
  appendFileSync(join(games.dir, 'games.jsonl'), '{"type":"transfer","player":"');
  games.kill();
  const after = await balance();
  expect(after.in_play).toBe('10.0000');
  expect(after.balance).toBe(plus(before.balance, '10'));
  expect((await put('out', '-2000')).body).toEqual({ code: 'insufficient' });
  expect((await games.page('state', { s: mines })).body.running.round).toBe(running.body.round.round);
  expect((await games.page('state', { s: crash })).body.history[0]).toMatchObject({
    round: curve.body.round.round,
    state: 'void',
    payout: '10.0000',
  });
});

test('invalid input and other players’ rounds are refused with a code, and no money moves', async () => {
  await put('in', '5');
  const s = await games.open(player, 'dice');
  const other = await games.open('p-2', 'mines');
  const good = { rid: 'some-rid', stake: '5', choice: { over: true, target: 5_000 }, clientSeed: 'x' };
  const codeOf = async (body: object) => (await games.page('round', { s, ...good, ...body })).body.code;
  expect(await codeOf({ s: 'none' })).toBe('session_expired');
  for (const stake of ['0', '-5', '0.99', '5.001', '2000.01'])
    expect(await codeOf({ stake })).toBe('stake_out_of_range');
  for (const bad of [{ stake: '1e1' }, { stake: null }, { rid: 'x' }, { choice: {} }, { clientSeed: 'a:b' }])
    expect(await codeOf(bad)).toBe('bad_request');
  expect(await codeOf({ stake: '5.01', rid: 'too-much' })).toBe('insufficient_balance');
  // A refusal is stored as well: the same rid gets it again.
  expect(await codeOf({ stake: '5.01', rid: 'too-much' })).toBe('insufficient_balance');
  await put('in-2', '100');
  const { body } = await games.page('round', { s, ...good });
  const step = { s: other, round: body.round.round, action: { type: 'cashout' } };
  expect((await games.page('step', step)).body).toEqual({ code: 'no_such_round' });
  games.now += 12 * 3_600_000;
  expect(await codeOf({})).toBe('session_expired');
  expect((await games.call('/v1/launch', { player, game: 'fruit', language: 'enUs' })).status).toBe(400);
});

test('[F10] each failure mode can be selected', async () => {
  await put('in', '1');
  await games.steer('lying');
  expect((await balance()).balance).toBe('1.0001');
  await games.steer('silent');
  expect((await put('in-2', '1')).status).toBe(504);
  await games.steer('failing');
  expect((await put('in-3', '1')).status).toBe(500);
  await games.steer('down');
  expect((await games.page('state', { s: 'x' })).body).toEqual({ code: 'unavailable' });
  await games.steer('repeating');
  expect((await games.call('/v1/statement', {})).body.lines).toHaveLength(4);
  await games.steer('normal');
  expect((await balance()).balance).toBe('2.0000');
});

test('only the origin that opened a page may frame it, and the page loads nothing from elsewhere', async () => {
  writeFileSync(join(games.dir, 'dice.html'), '<!doctype html>');
  const framers = async (address: string) => {
    const { headers } = await games.party.app.inject(address);
    return String(headers['content-security-policy']).match(
      /^default-src 'none'; .*frame-ancestors (.*)$/,
    )?.[1];
  };
  const s = await games.open(player, 'dice', { origin: 'https://play.example' });
  expect(await framers(`/play/dice?s=${s}`)).toBe('https://play.example');
  expect(await framers('/play/dice')).toBe('http://localhost:* http://127.0.0.1:*');
  for (const path of ['/play/fruit', '/play/assets/..%2fgames.jsonl', '/play/none'])
    expect((await games.party.app.inject(path)).statusCode).toBe(404);
});
