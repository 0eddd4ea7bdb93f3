import type { DigitSpec } from '../digits/facts.ts';

export const p5Spec: DigitSpec = {
  count: 5,
  bigFrom: 23,
  forms: { 'front3-form': 0, 'mid3-form': 1, 'back3-form': 2 },
};
