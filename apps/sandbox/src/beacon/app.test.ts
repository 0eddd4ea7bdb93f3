import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isKnownBeacon, randomnessOf, roundTimeMs, verifyBeacon } from '@tessera/fairness';
import { afterAll, expect, test } from 'vitest';
import { LATE_MS } from './behaviour.ts';
import { createBeaconApp } from './index.ts';

const dir = mkdtempSync(join(tmpdir(), 'beacon-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A beacon set to the exact time of round 1000, with a clock controlled by the test. */
function beaconAt(mode = 'test') {
  let time = 0;
  const { app, beacon } = createBeaconApp({ dir, mode, now: () => time });
  const moveTo = (round: number, laterMs = 0) => {
    time = roundTimeMs(beacon, round) + laterMs;
  };
  moveTo(1000);
  return {
    beacon,
    moveTo,
    get: (url: string) => app.inject({ url }),
    post: (url: string, payload: object) => app.inject({ method: 'POST', url, payload }),
  };
}

test('[N1] its rounds verify with the code for the independent beacon and are marked as simulated', async () => {
  const { get, beacon } = beaconAt();
  const { round, signature, randomness } = (await get('/public/1000')).json();
  expect(round).toBe(1000);
  expect(verifyBeacon(beacon, 1000, signature)).toBe(true);
  expect(verifyBeacon(beacon, 1001, signature)).toBe(false);
  expect(randomness).toBe(randomnessOf(signature));
  expect(isKnownBeacon(beacon)).toBe(true);
  expect((await get('/info')).json()).toEqual({
    public_key: beacon.publicKey,
    period: 3,
    genesis_time: 1_704_067_200,
    hash: beacon.chainHash,
    schemeID: 'bls-unchained-g1-rfc9380',
    kind: 'simulated',
  });
});

test('[D2] a round is refused until its exact millisecond, with the time to retry', async () => {
  const { get, moveTo, beacon } = beaconAt();
  moveTo(1000, -1);
  const early = await get('/public/1000');
  expect(early.statusCode).toBe(425);
  expect(early.headers['retry-after']).toBe('1');
  expect(early.json().retryAt).toBe(roundTimeMs(beacon, 1000));
  expect((await get('/public/latest')).json().round).toBe(999);
  moveTo(1000);
  expect((await get('/public/1000')).statusCode).toBe(200);
});

test('after a restart it has the same key and the same past rounds', async () => {
  const before = (await beaconAt().get('/public/7')).json();
  expect((await beaconAt().get('/public/7')).json()).toEqual(before);
  expect(statSync(join(dir, 'beacon.key')).mode & 0o777).toBe(0o600);
});

test('[F10] each simulated failure can be selected', async () => {
  const { get, post, moveTo, beacon } = beaconAt();
  const steer = (mode: string) => post('/control', { mode });

  await steer('down');
  expect((await get('/public/1000')).statusCode).toBe(503);
  expect((await get('/healthz')).statusCode).toBe(200);

  await steer('late');
  expect((await get('/public/1000')).json().retryAt).toBe(roundTimeMs(beacon, 1000) + LATE_MS);
  moveTo(1000, LATE_MS);
  expect(verifyBeacon(beacon, 1000, (await get('/public/1000')).json().signature)).toBe(true);

  for (const mode of ['wrong-signature', 'wrong-round']) {
    await steer(mode);
    const { round, signature } = (await get('/public/1000')).json();
    expect(round).toBe(1000);
    expect(verifyBeacon(beacon, 1000, signature)).toBe(false);
  }

  await steer('normal');
  expect(verifyBeacon(beacon, 1000, (await get('/public/1000')).json().signature)).toBe(true);
});

test('its clock can be moved in mode test only', async () => {
  const testing = beaconAt('test');
  await testing.post('/control/clock', { offsetMs: 3_000 });
  expect((await testing.get('/public/latest')).json().round).toBe(1001);
  const demo = beaconAt('demo');
  expect((await demo.post('/control/clock', { offsetMs: 3_000 })).statusCode).toBe(403);
  expect((await demo.get('/public/latest')).json().round).toBe(1000);
});

test.each(['0', '-1', '1.5', '1e3', '01', 'x', '9'.repeat(16)])('round %s does not exist', async (round) => {
  expect((await beaconAt().get(`/public/${round}`)).statusCode).toBe(400);
});

test('control accepts known modes as JSON only, so that no other site can change the mode', async () => {
  const { app } = createBeaconApp({ dir, mode: 'test' });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await app.inject({ method: 'POST', url: '/control', headers: form, payload: 'mode=down' });
  expect(posted.statusCode).toBe(415);
  expect((await beaconAt().post('/control', { mode: 'biased' })).statusCode).toBe(400);
});

test('the control page offers every mode', async () => {
  const page = await beaconAt().get('/');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body.match(/type="radio"/g)).toHaveLength(5);
});
