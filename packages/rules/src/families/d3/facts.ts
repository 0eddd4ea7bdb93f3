import type { DigitSpec } from '../digits/facts.ts';

export const d3Spec: DigitSpec = {
  count: 3,
  bigFrom: 14,
  forms: { form: 0 },
  hasCredit: true,
};
