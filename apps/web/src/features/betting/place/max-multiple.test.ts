import { amountOf } from '@tessera/protocol/money';
import { demoPricing } from '@tessera/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadFamily } from '../../../data/rules/index.ts';
import { quoteOf, readContent } from '../pick/quote.ts';
import { itemOf } from '../play/engine.ts';
import { maxMultiple } from './max-multiple.ts';

await loadFamily('ssc');

const item = itemOf('ssc.back3.direct-multi');
const reading = readContent(item, '1,2|3|4');
if (!reading.ok) throw new Error(reading.error.code);
const content = reading.parsed;
const yuan = (n: number) => amountOf(BigInt(n) * 10_000n);
/** Two lines of 2 yuan; one of them can win 1,950. */
const terms = { unitStake: yuan(2), multiple: 1, rebatePpm: 0 };
const free = {
  multipleMax: 100_000,
  stakeMax: undefined,
  payoutCap: yuan(1_000_000_000),
  balance: undefined,
};

describe('the largest multiple', () => {
  test.each([
    ['of the lottery', {}, 100_000],
    ['that the balance pays: 4 yuan each', { balance: yuan(43) }, 10],
    ['to the last of the balance', { balance: yuan(44) }, 11],
    ['that the cap allows: 1,950 yuan each', { payoutCap: yuan(400_000) }, 205],
    ['that a bet may cost: 4 yuan each', { stakeMax: yuan(50) }, 12],
    ['is the lower of both', { payoutCap: yuan(400_000), balance: yuan(800) }, 200],
    ['is 1 where nothing fits', { balance: yuan(0) }, 1],
    ['is 1 where the lottery has no more', { multipleMax: 1 }, 1],
  ])('%s', (_, limits, largest) => {
    expect(maxMultiple(item, content, terms, demoPricing, { ...free, ...limits })).toBe(largest);
  });

  test('fits, and one more would not', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 50_000n }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.bigInt({ min: 0n, max: 10n ** 11n }),
        (unit, balance, payoutCap) => {
          const thin = { ...terms, unitStake: amountOf(unit) };
          const limits = { ...free, balance: amountOf(balance), payoutCap: amountOf(payoutCap) };
          const fits = (multiple: number) => {
            const { stake, maxWin } = quoteOf(item, content, { ...thin, multiple }, demoPricing);
            return stake <= limits.balance && maxWin <= limits.payoutCap;
          };
          const largest = maxMultiple(item, content, thin, demoPricing, limits);
          expect(largest === 1 || fits(largest)).toBe(true);
          expect(largest < limits.multipleMax && fits(largest + 1)).toBe(false);
        },
      ),
    );
  });
});
