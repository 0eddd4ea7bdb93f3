import { type FamilyRules, familyRules } from '../declare.ts';
import { lhcDrawOf } from '../draw.ts';
import { linkGroup, mainGroup, noHitGroup, oneHitGroup } from './main-groups.ts';
import { colorGroup, specialGroup } from './special-groups.ts';
import { linkedGroup, tailGroup, zodiacGroup } from './zodiac-groups.ts';

/** 六合彩: six main numbers of 1-49 in drawing order, a special number, and the sign of the lunar year. Credit disk only. */
export const lhc: FamilyRules = familyRules('lhc', lhcDrawOf, (house) => [
  specialGroup(house),
  colorGroup(house),
  zodiacGroup(house),
  linkedGroup(),
  tailGroup(),
  mainGroup(house),
  linkGroup(),
  noHitGroup(),
  oneHitGroup(),
]);
