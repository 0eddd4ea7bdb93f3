import { amountOf, parseAmount } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { chainCommission, type RateChange, rateOn } from './commission.ts';
import { TEAM_LEVELS } from './team.ts';

const money = (text: string) => {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

test('[R1] the published example: 1,162.00 at 1.20, 0.95, 0.80 and 0.40 %', () => {
  expect(chainCommission(money('1162'), [12_000, 9_500, 8_000, 4_000])).toEqual(
    ['2.90', '1.74', '4.64'].map(money),
  );
});

test('[R1] [L16] 10 000 random chains: all uplines together earn at most what the rate at the top allows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(12_000), { minLength: 1, maxLength: TEAM_LEVELS }),
      fc.bigInt(0n, 10n ** 14n),
      (unsorted, stake) => {
        const rates = unsorted.sort((one, other) => other - one);
        const amounts = chainCommission(amountOf(stake), rates);
        const all = amounts.reduce((sum, amount) => sum + amount, 0n);
        const most = stake * BigInt(rates[0]! - rates.at(-1)!);
        expect(amounts.every((amount) => amount >= 0n && amount % 100n === 0n)).toBe(true);
        expect(all * 1_000_000n <= most).toBe(true);
        // Each cut is smaller than a hundredth.
        expect((all + 100n * BigInt(amounts.length)) * 1_000_000n >= most).toBe(true);
      },
    ),
    { numRuns: 10_000 },
  );
});

const FIRST = '2026-01-01';

/** A story of a chain: each step is a day later, and changes the rate of one member from the next day on. */
const story = fc.record({
  first: fc.array(fc.nat(12_000), { minLength: 2, maxLength: TEAM_LEVELS }),
  steps: fc.array(fc.record({ who: fc.nat(), share: fc.nat(1_000), later: fc.nat(3) }), {
    minLength: 1,
    maxLength: 12,
  }),
  counted: fc.bigInt(1n, 10n ** 12n),
});

test('[R1] 10 000 stories: a changed rate never alters what was earned on an earlier day', () => {
  fc.assert(
    fc.property(story, ({ first, steps, counted }) => {
      const rates = first.sort((one, other) => other - one);
      const members: RateChange[][] = rates.map((ppm) => [{ from: FIRST, ppm }]);
      const earnedOn = (day: string) =>
        chainCommission(
          amountOf(counted),
          members.map((changes) => rateOn(changes, day)!),
        );
      let today = FIRST;
      const known = new Map<string, readonly bigint[]>();
      for (const { who, share, later } of steps) {
        known.set(today, earnedOn(today));
        const place = who % members.length;
        const from = addDays(today, 1);
        const bound = (at: number) => rateOn(members[at]!, from)!;
        const max = bound(Math.max(place - 1, 0));
        const min = place + 1 < members.length ? bound(place + 1) : 0;
        members[place]!.push({ from, ppm: min + Math.floor(((max - min) * share) / 1_000) });
        for (const [day, amounts] of known) expect(earnedOn(day)).toEqual(amounts);
        for (let day = 0; day < later; day += 1) {
          today = addDays(today, 1);
          known.set(today, earnedOn(today));
        }
      }
    }),
    { numRuns: 10_000 },
  );
});

test('a member has no rate before the first', () => {
  expect(rateOn([{ from: FIRST, ppm: 5 }], '2025-12-31')).toBeUndefined();
  expect(rateOn([], FIRST)).toBeUndefined();
  const twice = [
    { from: '2026-01-02', ppm: 5 },
    { from: '2026-01-02', ppm: 4 },
  ];
  expect(rateOn(twice, '2026-01-02')).toBe(4);
});
