import { expect, test } from 'vitest';
import { createRids } from './rid.ts';

test('a retry of the same intent keeps its id, another intent has another', () => {
  const ridOf = createRids();
  const first = ridOf('approve 12');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(ridOf('approve 12')).toBe(first);
  expect(ridOf('approve 13')).not.toBe(first);
});
