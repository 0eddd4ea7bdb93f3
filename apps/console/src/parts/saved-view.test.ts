import { expect, test } from 'vitest';
import { isSameView, keptOf } from './saved-view.ts';

test('[O1] a view keeps the filters of an address, not what is opened on it', () => {
  expect(keptOf({ view: 'held', kind: '', id: '12', before: '9' }, ['view', 'kind', 'sort'])).toEqual({
    view: 'held',
  });
});

test('[O1] views are the same when all their filters are', () => {
  expect(isSameView({ view: 'held', kind: 'agent' }, { kind: 'agent', view: 'held' })).toBe(true);
  expect(isSameView({ view: 'held' }, { view: 'held', kind: 'agent' })).toBe(false);
  expect(isSameView({ view: 'held' }, { view: 'all' })).toBe(false);
});
