import { expect, test } from 'vitest';
import { askedOf, formOf, ppmOf } from './asked.ts';

const list = {
  until: '2026-03-02',
  zone: 'Asia/Shanghai',
  currencies: ['CNY', 'USDT'],
  taxRatePpm: 50_000,
  items: [{ id: 'lotteries', title: { enUs: '', zhCn: '' }, version: 1, figures: [], taxed: false }],
};

test('an address without a period is the last seven days that have ended', () => {
  expect(formOf({}, list)).toMatchObject({ report: 'lotteries', from: '2026-02-24', to: '2026-03-02' });
  expect(formOf({ from: '2026-01-01', to: 'x', currency: 'XXX', group: 'period' }, list)).toMatchObject({
    from: '2026-01-01',
    to: '2026-03-02',
    currency: 'CNY',
    group: 'period',
  });
});

test('a rate is a number of per cent, to the millionth', () => {
  expect(['20', '0.0001', '12.5', '100'].map(ppmOf)).toEqual([200_000, 1, 125_000, 1_000_000]);
  expect(['', '100.0001', '-1', '1e2', '1.00001', 'x'].map(ppmOf)).toEqual(Array(6).fill(undefined));
});

test('nothing is asked with a wrong rate, and no rate of a report without a tax', () => {
  const form = formOf({ rate: 'x' }, list);
  expect(askedOf(form, true)).toBeUndefined();
  expect(askedOf(form, false)).not.toHaveProperty('ratePpm');
  expect(askedOf({ ...form, rate: '5' }, true)).toMatchObject({ ratePpm: 50_000 });
  // The server takes the rate of the settings.
  expect(askedOf({ ...form, rate: '' }, true)).not.toHaveProperty('ratePpm');
});
