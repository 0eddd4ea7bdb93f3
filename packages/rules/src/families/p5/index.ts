import { type FamilyRules, familyRules, group } from '../declare.ts';
import { anyPlaceType, fixedPositionGroup } from '../digits/simple-items.ts';
import { fiveStarTypes } from '../digits/star-types.ts';
import { fivePlaces, windowOf } from '../digits/window.ts';
import { numbersOf } from '../draw.ts';

const star5 = windowOf(fivePlaces, 0, 5, 'star5');

/** 排列五: five digits 0-9 in order. */
export const p5: FamilyRules = familyRules('p5', numbersOf, () => [
  group('star5', ...fiveStarTypes(star5)),
  fixedPositionGroup(fivePlaces),
  group('any-in', anyPlaceType(star5, [1, 2, 3])),
]);
