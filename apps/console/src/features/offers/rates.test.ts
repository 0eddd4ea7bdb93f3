import { expect, test } from 'vitest';
import { columnsOf, faultAt, percentOf, typedRates } from './rates.ts';

const version = { lottery: [2_000, 2_500, 3_005], platform: [0, 10_000, 20_000] };

test('rates are typed as percentages and kept in millionths', () => {
  const typed = typedRates(version);
  expect(typed[2]).toEqual({ lottery: '0.3005', platform: '2' });
  expect(columnsOf(typed)).toEqual(version);
  expect(percentOf(2_000)).toBe('0.2');
});

test.each([
  [['0.2', '', '0.3'], 1, 'form'],
  [['0.2', '0.25555', '0.3'], 1, 'form'],
  [['0.2', '-0.1', '0.3'], 1, 'form'],
  [['0.2', '0.25', '2.0001'], 2, 'large'],
  [['0.2', '0.19', '0.3'], 1, 'falls'],
  [['0.2', '0.2', '0.3'], 1, undefined],
] as const)('%j at level %i: %s', (lottery, at, fault) => {
  const typed = lottery.map((text) => ({ lottery: text, platform: '1' }));
  expect(faultAt(typed, at, 'lottery')).toBe(fault);
  expect(columnsOf(typed) === undefined).toBe(fault !== undefined);
});
