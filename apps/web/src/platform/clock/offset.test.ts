import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClockOffset, shownOffset, unknownOffset, withSample } from './offset.ts';

/** An answer with zero latency, at device time `at`, stamped `offset` later. */
const sample = (known: ClockOffset, at: number, offset: number) => withSample(known, at, at, at + offset);

describe('the offset to the server clock', () => {
  test('is measured from the middle of the round trip', () => {
    expect(withSample(unknownOffset, 1_000, 1_200, 6_100).targetMs).toBe(5_000);
  });

  test('is the median of the last five answers', () => {
    const offsets = [9_000, 100, 120, 110, 90, 105];
    const known = offsets.reduce((so, offset, index) => sample(so, index, offset), unknownOffset);
    expect(known.targetMs).toBe(105);
  });

  test('applies at once the first time and when it differs by more than 2 s', () => {
    const first = sample(unknownOffset, 0, 3_600_000);
    expect(shownOffset(first, 0)).toBe(3_600_000);
    const jumped = [1, 2, 3, 4, 5].reduce((so, at) => sample(so, at, 0), first);
    expect(shownOffset(jumped, 5)).toBe(0);
  });

  test('moves gradually towards a small correction and stops there', () => {
    const known = sample(sample(sample(unknownOffset, 0, 0), 1, -1_000), 2, -1_000);
    expect(known.targetMs).toBe(-1_000);
    expect(shownOffset(known, 1_002)).toBeCloseTo(-100);
    expect(shownOffset(known, 60_000)).toBe(-1_000);
  });

  test('never makes the shown time run backwards for a small correction', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            wait: fc.integer({ min: 1, max: 5_000 }),
            offset: fc.integer({ min: -900, max: 900 }),
          }),
        ),
        (answers) => {
          let known = sample(unknownOffset, 0, 0);
          let device = 0;
          let shown = 0;
          for (const { wait, offset } of answers) {
            device += wait;
            known = sample(known, device, offset);
            const now = device + shownOffset(known, device);
            expect(now).toBeGreaterThanOrEqual(shown);
            shown = now;
          }
        },
      ),
    );
  });
});
