import { expect, test } from 'vitest';
import { toggled } from './favourites.ts';

test('a tap on a star appends or removes without reordering the others', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});
