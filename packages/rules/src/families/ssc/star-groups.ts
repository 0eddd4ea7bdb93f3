import { group } from '../declare.ts';
import { fiveStarTypes, fourStarTypes, threeStarTypes, twoStarTypes } from '../digits/star-types.ts';
import type { HouseRules } from '../house.ts';
import { windows } from './windows.ts';

const { star5, front4, back4, front3, mid3, back3, front2, back2 } = windows;

/** Five, four, three and two star: direct and group plays of adjacent positions. */
export const starGroups = (house: HouseRules) => [
  group('star5', ...fiveStarTypes(star5)),
  group('star4', ...fourStarTypes(front4), ...fourStarTypes(back4)),
  group('front3', ...threeStarTypes(front3, house)),
  group('mid3', ...threeStarTypes(mid3, house)),
  group('back3', ...threeStarTypes(back3, house)),
  group('front2', ...twoStarTypes(front2)),
  group('back2', ...twoStarTypes(back2)),
];
