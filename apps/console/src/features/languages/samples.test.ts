import { expect, test } from 'vitest';
import { samplesOf } from './samples.ts';

test('a text is shown with its values', () => {
  expect(samplesOf('{n} 注，第 {issue} 期', 'zhCn')).toEqual([{ form: '', text: '3 注，第 ‹issue› 期' }]);
  expect(samplesOf('Cancel', 'enUs')).toEqual([{ form: '', text: 'Cancel' }]);
});

test('a text with a plural is shown once for each form of its language', () => {
  const bets = '{n, plural, one {# bet} other {# bets}} at {unit}';
  expect(samplesOf(bets, 'enUs')).toEqual([
    { form: 'one', text: '1 bet at ‹unit›' },
    { form: 'other', text: '2 bets at ‹unit›' },
  ]);
  expect(samplesOf('{n, plural, other {# 注}}', 'zhCn')).toEqual([{ form: 'other', text: '1 注' }]);
  expect(samplesOf('{n, plural, one {#} many {# de} other {#s}}', 'ptBr').map(({ form }) => form)).toEqual(
    expect.arrayContaining(['one', 'many', 'other']),
  );
});
