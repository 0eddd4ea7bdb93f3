import { type FamilyRules, familyRules } from '../declare.ts';
import { numbersOf } from '../draw.ts';
import { anyFourGroup, anyThreeGroup, anyTwoGroup } from './any-groups.ts';
import { compareGroup, creditGroupOfSsc } from './credit-group.ts';
import { anyInGroup, funGroup, locateGroup, sidesGroup } from './simple-groups.ts';
import { starGroups } from './star-groups.ts';

/** 时时彩: five digits 0-9 in order, positions 万 千 百 十 个. */
export const ssc: FamilyRules = familyRules('ssc', numbersOf, (house) => [
  ...starGroups(house),
  locateGroup(),
  anyInGroup(),
  sidesGroup(),
  funGroup(),
  compareGroup(house),
  anyTwoGroup(),
  anyThreeGroup(),
  anyFourGroup(),
  creditGroupOfSsc(house),
]);
