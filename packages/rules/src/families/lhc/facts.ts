import { sideAttributes, sum } from '../../draw/attribute.ts';
import { lhcDrawOf } from '../draw.ts';
import { type FamilyFacts, meanTenthsOf, numberZone, sideKeys } from '../facts.ts';
import { placesOf } from '../places.ts';
import { lhcColorOf, signOf } from './numbers.ts';

/** Six main numbers and the special number come from one drum. */
const balls = numberZone(7, 49);

/** Colours and signs of all seven balls, sides of the special number, and the total. */
export const lhcFacts: FamilyFacts = {
  shape: { form: 'lhc', balls },
  isOrdered: true,
  mainFigure: 'special',
  places: placesOf('regular', 6),
  meanTotalTenths: meanTenthsOf(balls),
  resultColumns: ['special-size', 'special-parity', 'ball-7-color', 'ball-7-sign', ...sideKeys('sum')],
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
