import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFeedResult, type SignedFeedResult, verifyFeedResult } from '@tessera/fairness';
import { afterAll, expect, test } from 'vitest';
import { LATE_MS, MODES, RESULT_AFTER_MS } from './behaviour.ts';
import { createFeedApp } from './index.ts';

const dir = mkdtempSync(join(tmpdir(), 'feed-'));
afterAll(() => rmSync(dir, { recursive: true }));

const DRAW_AT = Date.parse('2026-11-22T21:15:00+08:00');

/** A feed one minute after the draw, with a clock controlled by the test. */
function feedAt(mode = 'test') {
  let time = DRAW_AT + RESULT_AFTER_MS;
  const { app, publicKey } = createFeedApp({ dir, mode, now: () => time });
  const get = (url: string) => app.inject({ url });
  return {
    publicKey,
    moveTo: (ms: number) => {
      time = ms;
    },
    get,
    ask: (lottery = 'ssq-cn', issue = '2026135', drawAt = DRAW_AT) =>
      get(`/results/${lottery}/${issue}?drawAt=${drawAt}`),
    post: (url: string, payload: object) => app.inject({ method: 'POST', url, payload }),
  };
}

async function reportOf(answer: Promise<{ json(): unknown }>): Promise<SignedFeedResult> {
  const signed = parseFeedResult((await answer).json());
  if (!signed) throw new Error('the answer is not a result');
  return signed;
}

test('a result is signed, survives a restart unchanged, and is bound to its draw', async () => {
  const { ask, publicKey } = feedAt();
  const signed = await reportOf(ask());
  expect(verifyFeedResult(publicKey, signed)).toBe(true);
  expect(signed.report).toMatchObject({ lottery: 'ssq-cn', issue: '2026135', revision: 1, final: true });
  expect((await reportOf(feedAt().ask())).report.result).toEqual(signed.report.result);
  const changed = { ...signed, report: { ...signed.report, issue: '2026136' } };
  expect(verifyFeedResult(publicKey, changed)).toBe(false);
});

test('no result is published early, and another draw time gives other numbers', async () => {
  const { ask, moveTo } = feedAt();
  moveTo(DRAW_AT + RESULT_AFTER_MS - 1);
  const early = await ask();
  expect([early.statusCode, early.json().retryAt]).toEqual([425, DRAW_AT + RESULT_AFTER_MS]);
  const guessed = await reportOf(ask('ssq-cn', '2026135', DRAW_AT - 60_000));
  moveTo(DRAW_AT + RESULT_AFTER_MS);
  expect((await reportOf(ask())).report.result).not.toEqual(guessed.report.result);
});

test('[F10] each simulated failure can be selected, for one lottery or for all', async () => {
  const { ask, post, publicKey, moveTo } = feedAt();
  const steer = (mode: string, lottery = 'ssq-cn') => post('/control', { lottery, mode });
  const right = await reportOf(ask());

  await steer('down');
  expect((await ask()).statusCode).toBe(503);
  expect((await ask('dlt-cn', '26135')).statusCode).toBe(200);
  await steer('missing', '*');
  expect((await ask('dlt-cn', '26135')).statusCode).toBe(404);
  await steer('late', '*');
  expect((await ask()).json().retryAt).toBe(DRAW_AT + LATE_MS);
  moveTo(DRAW_AT + LATE_MS);
  expect((await reportOf(ask())).report.result).toEqual(right.report.result);

  await steer('provisional');
  expect((await reportOf(ask())).report.final).toBe(false);
  await steer('forged');
  expect(verifyFeedResult(publicKey, await reportOf(ask()))).toBe(false);
  await steer('replayed');
  expect((await reportOf(ask())).report.issue).not.toBe('2026135');
  await steer('impossible');
  expect((await reportOf(ask())).report.result).toMatchObject({ main: expect.arrayContaining([71]) });
  await steer('corrected');
  const corrected = await reportOf(ask());
  expect(corrected.report).toMatchObject({ revision: 2, final: true });
  expect(corrected.report.result).not.toEqual(right.report.result);
});

test('it accepts known modes and draws only, and its clock can be moved in mode test only', async () => {
  const feed = feedAt('demo');
  expect((await feed.post('/control', { lottery: 'ssq-cn', mode: 'biased' })).statusCode).toBe(400);
  expect((await feed.post('/control', { lottery: 'ssc-1m', mode: 'normal' })).statusCode).toBe(400);
  expect((await feed.post('/control/clock', { offsetMs: 5 })).statusCode).toBe(403);
  expect((await feedAt('test').post('/control/clock', { offsetMs: 5 })).statusCode).toBe(200);
  expect((await feed.ask('ssc-1m')).statusCode).toBe(404);
  expect((await feed.get('/results/ssq-cn/2026135')).statusCode).toBe(400);
  expect((await feed.get('/info')).json()).toMatchObject({ kind: 'simulated', public_key: feed.publicKey });
  const page = await feed.get('/');
  expect(page.body.match(/<select/g)).toHaveLength(10);
  expect(page.body.match(/<option>/g)).toHaveLength(10 * MODES.length);
});
