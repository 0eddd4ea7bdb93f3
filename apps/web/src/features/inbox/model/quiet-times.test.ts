import { expect, test } from 'vitest';
import { endsFor, startMinutes, textOf } from './quiet-times.ts';

test('times have hours and minutes', () => {
  expect([0, 485, 1_439].map(textOf)).toEqual(['00:00', '08:05', '23:59']);
});

test('every half hour can be chosen, and what another device has set', () => {
  expect(startMinutes(0)).toHaveLength(48);
  expect(startMinutes(485)).toContain(485);
  expect(startMinutes(485)).toEqual([...startMinutes(485)].sort((one, other) => one - other));
});

test('the hours have a length', () => {
  expect(endsFor(480, 600)).not.toContain(480);
  expect(endsFor(480, 600)).toContain(600);
});
