import { expect, test } from 'vitest';
import { searchOf } from './member-search.ts';

test.each([
  ['', { text: undefined }],
  ['  ', { text: undefined }],
  [' wang ', { text: 'wang' }],
  ['abc', { text: undefined, fault: 'tm_search_short' }],
  ['wang%', { text: undefined, fault: 'tm_search_signs' }],
  ['王小明的', { text: undefined, fault: 'tm_search_signs' }],
  ['x'.repeat(40), { text: 'x'.repeat(32) }],
])('[R2.8] a search for %j', (typed, found) => {
  expect(searchOf(typed)).toEqual(found);
});
