import { type DigitSpec, digitFacts } from '../digits/facts.ts';

export const sscSpec: DigitSpec = {
  count: 5,
  bigFrom: 23,
  forms: { 'front3-form': 0, 'mid3-form': 1, 'back3-form': 2 },
};

export const sscFacts = digitFacts(sscSpec);
