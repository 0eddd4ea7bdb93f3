import { testBeacon } from '@tessera/fairness/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createBeaconCheck } from './beacon-check.ts';

const { sign, ...beacon } = testBeacon();
const check = createBeaconCheck();

afterEach(() => check.close());

describe("a check of the beacon's signature", () => {
  test('is positive only for the round of the signature', async () => {
    expect(await check.holds(beacon, 1000, sign(1000))).toBe(true);
    expect(await check.holds(beacon, 1001, sign(1000))).toBe(false);
    expect(await check.holds(beacon, 1000, 'ff')).toBe(false);
  });

  test('answers concurrent questions with the right answers', async () => {
    const rounds = [1, 2, 3, 4];
    const signature = sign(3);
    const answers = await Promise.all(rounds.map((round) => check.holds(beacon, round, signature)));
    expect(answers).toEqual([false, false, true, false]);
  });

  test('does not block the event loop', async () => {
    const signature = sign(7);
    const order: string[] = [];
    const asked = check.holds(beacon, 7, signature).then(() => order.push('answered'));
    await new Promise((resolve) => setImmediate(resolve));
    order.push('others');
    await asked;
    expect(order).toEqual(['others', 'answered']);
  });

  test('fails when its thread has ended, and the next one starts a new thread', async () => {
    const asked = check.holds(beacon, 5, sign(5));
    await Promise.all([check.close(), expect(asked).rejects.toThrow('has ended')]);
    expect(await check.holds(beacon, 5, sign(5))).toBe(true);
  });
});
