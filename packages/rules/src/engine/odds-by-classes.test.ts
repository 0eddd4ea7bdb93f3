import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playItem, playItems } from '../all-rules.ts';
import { chooseBig } from '../math/choose.ts';
import { arbContent } from '../testing/arbitraries.ts';
import { classSpaceOf } from '../testing/class-space.ts';
import { linesByTier } from '../testing/odds-count.ts';
import { proofCases } from '../testing/proof-cases.ts';
import { readContent } from './read.ts';

const bounds = { countMax: 100, picksMax: 4, linesMax: 1 };

const cases = playItems().flatMap((item) => {
  const [content = ''] = fc.sample(arbContent(item, bounds), { numRuns: 1, seed: 8 });
  const space = classSpaceOf(item, content);
  return space === undefined ? [] : [{ id: item.id, item, content, space }];
});

describe('odds of unit bets by exact classes of draws', () => {
  test('more than a hundred items have draw classes', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  test.each(proofCases(cases))(
    '[L9] [N5] $id wins as often as its odds state',
    ({ item, content, space }) => {
      const read = readContent(item, content);
      const byTier = linesByTier(item, content, space);
      const kinds = [...new Set(byTier.map(({ kind }) => kind))];
      const perKind = kinds.map((kind) => [
        ...new Set(byTier.filter((tier) => tier.kind === kind).map(({ lines }) => lines)),
      ]);
      const told = JSON.stringify({ content, byTier });
      expect(
        perKind.every(({ length }) => length === 1),
        told,
      ).toBe(true);
      expect(
        perKind.reduce((sum, [lines = '']) => sum + Number(lines), 0),
        told,
      ).toBe(read.ok && read.value.count);
    },
  );
});

/** Number of `size`-subsets of 1 to `of` per sum: the Gaussian binomial, built one number at a time. */
function sumsOfSets(of: number, size: number): readonly Map<number, bigint>[] {
  const bySize = Array.from({ length: size + 1 }, () => new Map<number, bigint>());
  bySize[0]?.set(0, 1n);
  for (let number = 1; number <= of; number++) {
    for (let taken = size; taken > 0; taken--) {
      for (const [sum, ways] of bySize[taken - 1] ?? []) {
        bySize[taken]?.set(sum + number, (bySize[taken]?.get(sum + number) ?? 0n) + ways);
      }
    }
  }
  return bySize;
}

function winsOf(id: string, tier: string, kind = tier): bigint {
  return playItem(id)?.tiers.find((one) => one.tier === tier && one.kind === kind)?.wins ?? -1n;
}

describe('sums by the Gaussian binomial', () => {
  const kl8 = sumsOfSets(80, 20)[20] ?? new Map<number, bigint>();
  const count = (holds: (sum: number) => boolean): bigint =>
    [...kl8].reduce((total, [sum, ways]) => (holds(sum) ? total + ways : total), 0n);

  test('[L9] [N5] KL8 sums: sides, combinations and the tie at 810', () => {
    expect(count(() => true)).toBe(chooseBig(80, 20));
    expect(winsOf('kl8.board.sum-sides', 'big')).toBe(count((sum) => sum > 810));
    expect(winsOf('kl8.board.sum-sides', 'even')).toBe(count((sum) => sum % 2 === 0));
    expect(winsOf('kl8.board.sum-combo', 'small-even')).toBe(count((sum) => sum <= 810 && sum % 2 === 0));
    expect(winsOf('kl8.credit.sum-combo', 'small-even')).toBe(count((sum) => sum < 810 && sum % 2 === 0));
    expect(winsOf('kl8.credit.sum-sides', 'odd')).toBe(count((sum) => sum % 2 === 1));
    expect(winsOf('kl8.credit.sum-sides', 'push', 'even')).toBe(count((sum) => sum === 810));
    expect(winsOf('kl8.credit.sum-sides', 'tie')).toBe(count((sum) => sum === 810));
  });

  test('[L9] [N5] KL8 elements', () => {
    const bounds = {
      gold: [210, 695],
      wood: [696, 763],
      water: [764, 855],
      fire: [856, 923],
      earth: [924, 1410],
    };
    for (const [element, [from = 0, to = 0]] of Object.entries(bounds)) {
      expect(winsOf('kl8.credit.elements', element)).toBe(count((sum) => sum >= from && sum <= to));
    }
  });

  test('[L9] [N5] LHC total of seven', () => {
    const lhc = sumsOfSets(49, 7)[7] ?? new Map<number, bigint>();
    const total = (holds: (sum: number) => boolean): bigint =>
      [...lhc].reduce((sum, [value, ways]) => (holds(value) ? sum + ways : sum), 0n);
    expect(winsOf('lhc.main.total-sides', 'big')).toBe(total((sum) => sum >= 175));
    expect(winsOf('lhc.main.total-sides', 'odd')).toBe(total((sum) => sum % 2 === 1));
  });
});

describe('published odds of jackpot lotteries', () => {
  // Odds as printed by the operators: 1 in N, with their number of digits.
  test.each([
    ['powerball.multi', '5+1', 292_201_338],
    ['powerball.multi', '5+0', 11_688_053.52],
    ['powerball.multi', '0+1', 38.32],
    ['megamillions.multi', '5+1', 290_472_336],
    ['megamillions.multi', '0+1', 35.17],
    ['megamillions-old.multi', '5+1', 302_575_350],
    ['euromillions.multi', '5+2', 139_838_160],
    ['euromillions.multi', '2+0', 21.9],
    ['uklotto.multi', '6', 45_057_474],
    ['uklotto.multi', '5+b', 7_509_579],
    ['uklotto.multi', '5', 144_415],
    ['uklotto.multi', '4', 2180],
    ['uklotto.multi', '3', 97],
    ['uklotto.multi', '2', 10.3],
    ['ssq.multi', 'first', 17_721_088],
    ['dlt.multi', 'first', 21_425_712],
  ])('[L9] [N5] %s %s is 1 in %d', (id, tier, printed) => {
    const own = playItem(id)?.tiers.find((one) => one.tier === tier);
    // Operators round to the nearest digit or upwards.
    const unit = 10 ** -(String(printed).split('.')[1]?.length ?? 0);
    const exact = Number(own?.total) / Number(own?.wins);
    expect(printed - exact).toBeGreaterThan(-unit / 2);
    expect(printed - exact).toBeLessThan(unit);
  });
});
