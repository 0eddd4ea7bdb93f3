import { fivePlaces, windowOf } from '../digits/window.ts';

const part = (from: number, length: number, key: string) => windowOf(fivePlaces, from, length, key);

/** The windows of five digits. */
export const windows = {
  star5: part(0, 5, 'star5'),
  front4: part(0, 4, 'front4'),
  back4: part(1, 4, 'back4'),
  front3: part(0, 3, 'front3'),
  mid3: part(1, 3, 'mid3'),
  back3: part(2, 3, 'back3'),
  front2: part(0, 2, 'front2'),
  back2: part(3, 2, 'back2'),
} as const;
