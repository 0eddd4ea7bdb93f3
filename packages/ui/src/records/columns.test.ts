import { expect, test } from 'vitest';
import { nextSort } from './columns.ts';

test('the first press sorts descending, the second reverses the order', () => {
  const first = nextSort(undefined, 'stake');
  expect(first).toEqual({ key: 'stake', direction: 'descending' });
  const second = nextSort(first, 'stake');
  expect(second).toEqual({ key: 'stake', direction: 'ascending' });
  expect(nextSort(second, 'stake')).toEqual(first);
  expect(nextSort(second, 'time')).toEqual({ key: 'time', direction: 'descending' });
});
