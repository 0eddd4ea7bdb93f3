import { expect, test } from 'vitest';
import { daysOf } from './days.ts';
import { textParts } from './text-parts.ts';

test.each([
  ['no link', [{ text: 'no link' }]],
  ['https://a.test', [{ text: 'https://a.test', href: 'https://a.test' }]],
  [
    'see https://a.test/#/help?x=1, and go',
    [
      { text: 'see ' },
      { text: 'https://a.test/#/help?x=1', href: 'https://a.test/#/help?x=1' },
      { text: ', and go' },
    ],
  ],
  [
    '看 https://a.test/b。好',
    [{ text: '看 ' }, { text: 'https://a.test/b', href: 'https://a.test/b' }, { text: '。好' }],
  ],
  ['javascript:alert(1) http://a.test', [{ text: 'javascript:alert(1) http://a.test' }]],
  ['https://', [{ text: 'https://' }]],
  ['', []],
])('[E6] only https addresses of %j are links', (text, parts) => {
  expect(textParts(text)).toEqual(parts);
});

test('rows are split by day', () => {
  const rows = ['a1', 'a2', 'b1', 'a3'];
  expect(daysOf(rows, (row) => row[0]!)).toEqual([
    { day: 'a', rows: ['a1', 'a2'] },
    { day: 'b', rows: ['b1'] },
    { day: 'a', rows: ['a3'] },
  ]);
  expect(daysOf([], () => '')).toEqual([]);
});
