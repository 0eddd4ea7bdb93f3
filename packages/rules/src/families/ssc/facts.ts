import type { DigitSpec } from '../digits/facts.ts';

export const sscSpec: DigitSpec = {
  count: 5,
  bigFrom: 23,
  forms: { 'front3-form': 0, 'mid3-form': 1, 'back3-form': 2 },
  carriedWindows: ['front3', 'mid3', 'back3', 'front2', 'back2'],
  hasCredit: true,
};
