import { expect, test } from 'vitest';
import { statementCsv } from './statement.ts';

test('[R2.8] [RP9] a month as a file: opening balance, each type, the sum, closing balance', () => {
  const text = statementCsv(
    {
      month: '2026-11',
      currency: 'CNY',
      opening: '10.0000',
      closing: '59.9999',
      lines: [
        { type: 'deposit', count: 2, in: '100.0000', out: '0.0000' },
        { type: 'bet', count: 3, in: '0.0000', out: '50.0001' },
      ],
    },
    {
      heads: ['type', 'n', 'in', 'out', 'currency'],
      opening: 'opening',
      sum: 'sum',
      closing: 'closing',
      type: (id) => id,
    },
  );
  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'type,n,in,out,currency',
    'opening,,10.0000,,CNY',
    'deposit,2,100.0000,0.0000,CNY',
    'bet,3,0.0000,50.0001,CNY',
    'sum,5,100.0000,50.0001,CNY',
    'closing,,59.9999,,CNY',
  ]);
});
