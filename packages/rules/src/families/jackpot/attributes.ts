import { type FamilyAttributes, sum } from '../../draw/attribute.ts';
import { jackpotDrawOf } from '../draw.ts';

/** Attributes of a jackpot lottery: the total of the main numbers, and how many of them are odd and even. */
export const jackpotAttributes: FamilyAttributes = {
  mainFigure: 'sum',
  columns: ['sum', 'odd-count'],
  of(draw) {
    const { main } = jackpotDrawOf(draw);
    const odd = main.filter((number) => number % 2 === 1).length;
    return [
      { key: 'sum', value: String(sum(main)) },
      { key: 'odd-count', value: `${odd}-${main.length - odd}` },
    ];
  },
};
