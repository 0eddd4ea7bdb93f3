import { type FamilyRules, familyRules, group } from '../declare.ts';
import { anyPlaceType, fixedPositionGroup } from '../digits/simple-items.ts';
import { fiveStarTypes } from '../digits/star-types.ts';
import { fivePlaces, windowOf } from '../digits/window.ts';
import { numbersOf } from '../draw.ts';

const star5 = windowOf(fivePlaces, 0, 5, 'star5', '排列五', 'P5');

/** 排列五: five digits 0-9 in order. */
export const p5: FamilyRules = familyRules('p5', { zh: '排列五', en: 'P5' }, numbersOf, () => [
  group('star5', '五星', '5-star', ...fiveStarTypes(star5)),
  fixedPositionGroup(fivePlaces),
  group('any-in', '不定位', 'Any position', anyPlaceType(star5, [1, 2, 3])),
]);
