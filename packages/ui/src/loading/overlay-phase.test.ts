import { expect, test } from 'vitest';
import { overlayPhase } from './overlay-phase.ts';

test.each([
  [0, 'waiting'],
  [199, 'waiting'],
  [200, 'shown'],
  [3999, 'shown'],
  [4000, 'labelled'],
  [9999, 'labelled'],
  [10_000, 'cancellable'],
])('[R9.4] after %s ms the overlay is %s', (elapsed, phase) => {
  expect(overlayPhase(elapsed)).toBe(phase);
});
