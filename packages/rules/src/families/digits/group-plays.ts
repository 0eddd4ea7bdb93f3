import { setAt } from '../../content/parsed.ts';
import { measured } from '../../play/measured.ts';
import { bestOver, type Play, type Tier, winTier } from '../../play/play.ts';
import { singleLines } from '../../play/single-lines.ts';
import {
  differentOf,
  groupLinesBySum,
  spanOf,
  spanWeights,
  sumOf,
  sumWeights,
  threeDigitForms,
  twoDigitForms,
} from './measures.ts';
import { digitLines } from './window.ts';

type DigitPlay = Play<readonly number[]>;

/** Tiers of three digits in any order: a pair is group 3, all different group 6. */
export const groupTiers: readonly Tier[] = [
  { tier: 'group3', kind: 'group3', wins: 3n, total: 1000n },
  { tier: 'group6', kind: 'group6', wins: 6n, total: 1000n },
];

/** Tier index for three digits in any order; a leopard is not a unit bet. */
const groupTierOf = (different: number): number => different - 2;

/** Direct sum: all ordered lines with a picked sum. */
export const directSum = (positions: 2 | 3): DigitPlay =>
  measured({
    measure: sumOf,
    lines: sumWeights(positions).map(Number),
    tiers: () => winTier(1, 10 ** positions),
    tierOf: () => 0,
    representatives: positions === 2 ? twoDigitForms : threeDigitForms,
  });

/** Direct span: all ordered lines with a picked span. */
export const directSpan = (positions: 2 | 3): DigitPlay =>
  measured({
    measure: spanOf,
    lines: spanWeights(positions),
    tiers: () => winTier(1, 10 ** positions),
    tierOf: () => 0,
    representatives: positions === 2 ? twoDigitForms : threeDigitForms,
  });

/** Group sum of three digits: all unordered lines with a picked sum, leopards excluded. */
export const groupSum3 = (): DigitPlay =>
  measured({
    measure: sumOf,
    lines: groupLinesBySum(3),
    tiers: () => groupTiers,
    tierOf: (drawn) => groupTierOf(differentOf(drawn)),
    representatives: threeDigitForms,
  });

/** Group sum of two digits: all unordered pairs of different digits with a picked sum. */
export const groupSum2 = (): DigitPlay =>
  measured({
    measure: sumOf,
    lines: groupLinesBySum(2),
    tiers: () => winTier(2, 100),
    tierOf: (drawn) => (differentOf(drawn) === 2 ? 0 : -1),
    representatives: twoDigitForms,
  });

/** Group banker of three digits: the 18 pairs and 36 triples of different digits that contain the banker. */
export const groupBank3 = (): DigitPlay => groupBank(54, () => groupTiers, groupTierOf, threeDigitForms);

/** Group banker of two digits: the 9 pairs of different digits that contain the banker. */
export const groupBank2 = (): DigitPlay =>
  groupBank(
    9,
    () => winTier(2, 100),
    (different) => (different === 2 ? 0 : -1),
    twoDigitForms,
  );

/** Lines of three digits in any order; the tier depends on the form of the line. */
export const groupMixed = (): DigitPlay =>
  singleLines(digitLines(3, 'unordered', 'not-leopard'), () => groupTiers, groupTierOf);

function groupBank(
  lines: number,
  tiers: () => readonly Tier[],
  tierOf: (different: number) => number,
  forms: () => readonly (readonly number[])[],
): DigitPlay {
  const play: DigitPlay = {
    tiers,
    count: (picks) => lines * setAt(picks, 0).length,
    judge(picks) {
      const banker = setAt(picks, 0)[0];
      return (drawn, tally) => {
        const tier = drawn.some((digit) => digit === banker) ? tierOf(differentOf(drawn)) : -1;
        if (tier >= 0) tally[tier] = (tally[tier] ?? 0) + 1;
      };
    },
    best: (picks, prize) => bestOver(forms(), play.judge(picks), tiers().length, prize),
  };
  return play;
}
