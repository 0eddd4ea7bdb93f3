import { expect, test } from 'vitest';
import { logCsv } from './log-csv.ts';
import { askForLog, firstLogFilter, keepRef, monthsBefore } from './log-filter.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-01-31T18:00:00Z');

test('[R2.8] a number is searched for on all days, a type within the days', () => {
  const filter = firstLogFilter({ type: 'deposit' }, now, zone);
  expect(askForLog(filter, zone)).toEqual({
    type: 'deposit',
    from: Date.parse('2026-01-26T00:00:00+08:00'),
    to: Date.parse('2026-02-02T00:00:00+08:00') - 1,
  });
  expect(askForLog({ ...filter, type: '', ref: 'W26' }, zone)).toEqual({ ref: 'W26' });
  expect(keepRef(' trc20/TR7N-11; ')).toBe('trc20/TR7N-11');
});

test("[R2.8] statements go back a year, in months of the platform's zone", () => {
  const months = monthsBefore(now, zone);
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months[2], months[11]]).toEqual(['2026-02', '2026-01', '2025-12', '2025-03']);
});

test('[R2.8] a movement is one row of the file; an outgoing amount stays a number', () => {
  const text = logCsv(
    [
      {
        id: 7,
        type: 'withdraw',
        amount: '-300.0000',
        balance_after: '961.5000',
        currency: 'CNY',
        remark: '工商银行, 1234',
        ref: '7',
        provider_ref: 'p-9',
        at: 1,
      },
    ],
    {
      heads: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
      time: String,
      type: (id) => id,
    },
  );
  expect(text.split('\r\n')[1]).toBe('1,withdraw,"工商银行, 1234",-300.0000,961.5000,CNY,7,p-9');
});
