import { describe, expect, test } from 'vitest';
import { runSpeed, settleMs, spinPlan, symbolAt, symbolsLeft } from './spin.ts';

describe('reels', () => {
  test('[RP11] reels stop in equal steps: the plan does not depend on the result, so no reel is held back', () => {
    const { stops, length } = spinPlan(5);
    const steps = stops.slice(1).map((stop, reel) => stop - stops[reel]!);
    expect(new Set(steps).size).toBe(1);
    expect(length).toBe(stops[4]! + settleMs);
  });

  test('a reel approaches its place steadily, slows without a jerk, and has stopped at the end', () => {
    const plan = spinPlan(3);
    const left = Array.from({ length: 160 }, (_, step) => symbolsLeft(plan, 1, step * 10));
    for (let at = 1; at < left.length; at += 1) {
      expect(left[at]!).toBeLessThanOrEqual(left[at - 1]!);
      expect(left[at - 1]! - left[at]!).toBeLessThanOrEqual(runSpeed / 100 + 1e-9);
    }
    expect(symbolsLeft(plan, 1, plan.length)).toBe(0);
    expect(left[0]!).toBeGreaterThan(10);
  });

  test('a reel starts from the previous symbols, shows its strip in order and ends on those of the round', () => {
    const plan = spinPlan(5);
    for (const reel of [0, 1, 2, 3, 4]) {
      expect(Number.isInteger(symbolsLeft(plan, reel, 0))).toBe(true);
    }
    const tape = {
      before: ['k', 'l', 'm'],
      strip: ['a', 'b', 'c', 'd'],
      final: ['x', 'y', 'z'],
      length: 15,
    };
    expect([-15, -14, -13].map((place) => symbolAt(tape, place))).toEqual(['k', 'l', 'm']);
    expect([-1, -2, -5].map((place) => symbolAt(tape, place))).toEqual(['d', 'c', 'd']);
    expect([0, 1, 2].map((place) => symbolAt(tape, place))).toEqual(['x', 'y', 'z']);
  });
});
