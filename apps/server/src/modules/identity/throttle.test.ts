import { expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { createSettingsModule } from '../settings/index.ts';
import { createThrottle, delayAfter } from './throttle.ts';

const db = useStore();

test('[A3] the delay doubles from 1 s to 60 s after five failures, and never locks for good', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1000].map((failures) => delayAfter(failures, 5, 60))).toEqual([
    0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});

test('[A3] an attempt that began before another one was counted is not delayed by it', async () => {
  const { settings } = await createSettingsModule({ ...db(), mode: 'test' });
  const throttle = createThrottle(db().store, settings);
  const attempt = { name: 'some_body', known: false };
  const now = 1_800_000_000_000;
  await throttle.take(attempt, false, now + 50);
  expect(await throttle.needsCaptcha(attempt, now)).toBe(false);
  for (let i = 0; i < 4; i++) await throttle.take(attempt, false, now);
  await expect(throttle.take(attempt, false, now)).rejects.toThrow('too_many_requests');
  await expect(throttle.needsCaptcha(attempt, now)).rejects.toThrow('too_many_requests');
  expect(await throttle.needsCaptcha(attempt, now + 1_050)).toBe(true);
  await expect(throttle.take(attempt, false, now + 1_050)).rejects.toThrow('too_many_requests');
  await throttle.take(attempt, true, now + 1_050);
});
