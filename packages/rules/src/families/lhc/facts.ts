import { sideAttributes, sum } from '../../draw/attribute.ts';
import { lhcDrawOf } from '../draw.ts';
import { type FamilyFacts, meanTenthsOf, numberZone } from '../facts.ts';
import { lhcColorOf, signOf } from './numbers.ts';

/** Six main numbers and the special number come from one drum. */
const balls = numberZone(7, 49);

/** Colours and signs of all seven balls, sides of the special number, and the total. */
export const lhcFacts: FamilyFacts = {
  shape: { form: 'lhc', balls },
  places: [1, 2, 3, 4, 5, 6].map((n) => `正${n}`),
  meanTotalTenths: meanTenthsOf(balls),
  attributes(draw) {
    const { main, special, year } = lhcDrawOf(draw);
    const all = [...main, special];
    return [
      ...all.flatMap((number, index) => [
        { key: `ball-${index + 1}-sign`, value: signOf(number, year) },
        { key: `ball-${index + 1}-color`, value: lhcColorOf(number) },
      ]),
      ...sideAttributes('special', special, 25, 49),
      ...sideAttributes('sum', sum(all), 175),
    ];
  },
};
