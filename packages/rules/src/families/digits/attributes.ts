import {
  compareAt,
  digitForm,
  type FamilyAttributes,
  sideAttributes,
  sideKeys,
  sum,
} from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import type { DigitSpec } from './facts.ts';

/** Attributes of a family of digits: the total with its sides, first against last digit, forms of three digits. */
export const digitAttributes = ({ count, bigFrom, forms }: DigitSpec): FamilyAttributes => ({
  mainFigure: 'sum',
  columns: [...sideKeys('sum'), 'dragon-tiger', ...Object.keys(forms)],
  of(draw, house) {
    const digits = numbersOf(draw);
    return [
      ...sideAttributes('sum', sum(digits), bigFrom),
      compareAt(digits, 0, count - 1, 'dragon-tiger'),
      ...Object.entries(forms).map(([key, from]) => digitForm(key, digits.slice(from, from + 3), house)),
    ];
  },
});
