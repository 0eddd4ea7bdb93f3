import { expect, test } from 'vitest';
import { filterIn } from './case-filter.ts';

test('an address without a filter is the queue of open cases', () => {
  expect(filterIn({})).toEqual({ queue: 'open' });
});

test('what an address narrows by is read, and what is unknown is left out', () => {
  expect(
    filterIn({ view: 'due', kind: 'care', strength: 'strong', rule: 'night-play', player: '12' }),
  ).toEqual({ queue: 'due', kind: 'care', strength: 'strong', rule: 'night-play', player: 12 });
  expect(filterIn({ view: 'all', kind: 'x', strength: '', rule: 'Not A Rule', player: '-1' })).toEqual({
    queue: 'open',
  });
});
