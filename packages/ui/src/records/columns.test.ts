import { expect, test } from 'vitest';
import { nextSort } from './columns.ts';

test('a press sorts from the largest, a second one turns it around', () => {
  const first = nextSort(undefined, 'stake');
  expect(first).toEqual({ key: 'stake', direction: 'descending' });
  const second = nextSort(first, 'stake');
  expect(second).toEqual({ key: 'stake', direction: 'ascending' });
  expect(nextSort(second, 'stake')).toEqual(first);
  expect(nextSort(second, 'time')).toEqual({ key: 'time', direction: 'descending' });
});
