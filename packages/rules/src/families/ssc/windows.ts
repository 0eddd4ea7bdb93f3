import { fivePlaces, windowOf } from '../digits/window.ts';

const part = (from: number, length: number, key: string, zh: string, en: string) =>
  windowOf(fivePlaces, from, length, key, zh, en);

/** The windows of five digits. */
export const windows = {
  star5: part(0, 5, 'star5', '五星', 'Five star'),
  front4: part(0, 4, 'front4', '前四', 'Front four'),
  back4: part(1, 4, 'back4', '后四', 'Back four'),
  front3: part(0, 3, 'front3', '前三', 'Front three'),
  mid3: part(1, 3, 'mid3', '中三', 'Middle three'),
  back3: part(2, 3, 'back3', '后三', 'Back three'),
  front2: part(0, 2, 'front2', '前二', 'Front two'),
  back2: part(3, 2, 'back2', '后二', 'Back two'),
} as const;
