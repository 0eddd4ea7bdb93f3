import { expect, test } from 'vitest';
import { pageMarks } from './page-marks.ts';

const printed = (page: number, pages: number) =>
  pageMarks(page, pages)
    .map((mark) => (typeof mark === 'number' ? mark : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 0, ''],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
])('page %s of %s shows %s', (page, pages, text) => {
  expect(printed(page, pages)).toBe(text);
});
