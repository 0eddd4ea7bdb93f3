import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const limits = { inFlight: 2, waiting: 1, waitMs: 60_000 };

test('[E15] calls above the number of slots wait in order; calls above the limit of the queue are refused at once', async () => {
  const slots = createSlots(() => limits);
  const first = await slots.enter();
  const second = await slots.enter();
  const third = slots.enter();
  expect([slots.inFlight, slots.waiting]).toEqual([2, 1]);
  expect(await slots.enter()).toBeUndefined();
  first?.();
  const leave = await third;
  expect(leave).toBeDefined();
  expect([slots.inFlight, slots.waiting]).toEqual([2, 0]);
  leave?.();
  second?.();
  expect([slots.inFlight, slots.waiting]).toEqual([0, 0]);
});

test('[E15] a wait ends after its limit and leaves no place taken', async () => {
  const slots = createSlots(() => ({ ...limits, inFlight: 1, waitMs: 5 }));
  const first = await slots.enter();
  expect(await slots.enter()).toBeUndefined();
  expect(slots.waiting).toBe(0);
  first?.();
  first?.();
  expect(slots.inFlight).toBe(0);
});

test('a smaller limit applies from the next call on', async () => {
  let inFlight = 2;
  const slots = createSlots(() => ({ ...limits, inFlight }));
  const [first, second] = [await slots.enter(), await slots.enter()];
  inFlight = 1;
  const third = slots.enter();
  first?.();
  expect(slots.waiting).toBe(1);
  second?.();
  expect(await third).toBeDefined();
});
