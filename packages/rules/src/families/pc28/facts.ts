import { sideAttributes, sum } from '../../draw/attribute.ts';
import { numbersOf } from '../draw.ts';
import { digitZone, type FamilyFacts, listShape, meanTenthsOf, ordinals } from '../facts.ts';
import { pc28ColorOf } from './color.ts';

const zone = digitZone(3);

export const pc28Facts: FamilyFacts = {
  shape: listShape(zone),
  places: ordinals(3, (n) => `第${n}球`),
  meanTotalTenths: meanTenthsOf(zone),
  attributes(draw) {
    const total = sum(numbersOf(draw));
    return [...sideAttributes('sum', total, 14), { key: 'color', value: pc28ColorOf(total) }];
  },
};
