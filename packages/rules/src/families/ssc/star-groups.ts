import { group } from '../declare.ts';
import { fiveStarTypes, fourStarTypes, threeStarTypes, twoStarTypes } from '../digits/star-types.ts';
import type { HouseRules } from '../house.ts';
import { windows } from './windows.ts';

const { star5, front4, back4, front3, mid3, back3, front2, back2 } = windows;

/** Five, four, three and two star: direct and group plays of adjacent positions. */
export const starGroups = (house: HouseRules) => [
  group('star5', '五星', '5-star', ...fiveStarTypes(star5)),
  group('star4', '四星', '4-star', ...fourStarTypes(front4), ...fourStarTypes(back4)),
  group('front3', front3.zh, front3.en, ...threeStarTypes(front3, house)),
  group('mid3', mid3.zh, mid3.en, ...threeStarTypes(mid3, house)),
  group('back3', back3.zh, back3.en, ...threeStarTypes(back3, house)),
  group('front2', front2.zh, front2.en, ...twoStarTypes(front2)),
  group('back2', back2.zh, back2.en, ...twoStarTypes(back2)),
];
