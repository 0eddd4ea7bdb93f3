import {
  type DrawAttribute,
  type FamilyAttributes,
  sideAttributes,
  sideKeys,
  sum,
} from '../../draw/attribute.ts';
import { type Draw, numbersOf } from '../draw.ts';

export const kl8Attributes: FamilyAttributes = {
  mainFigure: 'sum',
  columns: [...sideKeys('sum'), 'upper-lower', 'odd-even'],
  of(draw: Draw): readonly DrawAttribute[] {
    const numbers = numbersOf(draw);
    const lower = numbers.filter((number) => number <= 40).length;
    const odd = numbers.filter((number) => number % 2 === 1).length;
    return [
      ...sideAttributes('sum', sum(numbers), 811, 810),
      { key: 'upper-lower', value: lower > 10 ? 'upper' : lower < 10 ? 'lower' : 'middle' },
      { key: 'odd-even', value: odd > 10 ? 'odd' : odd < 10 ? 'even' : 'tie' },
    ];
  },
};
