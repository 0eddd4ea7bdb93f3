import { keySet } from '../../content/key-set.ts';
import { linesIn, type Picks } from '../../content/parsed.ts';
import { masksOf } from '../../play/direct.ts';
import { bestOver, larger, type Play, type Tier, worth } from '../../play/play.ts';

type DigitPlay = Play<readonly number[]>;

/** 通选: a line wins `exact` when all three positions match, `two-positions` when exactly two do. */
export function pass(): DigitPlay {
  const tiers: readonly Tier[] = [
    { tier: 'exact', kind: 'unit', wins: 1n, total: 1000n },
    { tier: 'two-positions', kind: 'unit', wins: 27n, total: 1000n },
  ];
  return {
    tiers: () => tiers,
    count: ({ sets }) => sets.reduce((product, set) => product * set.length, 1),
    judge(picks) {
      const masks = masksOf(picks);
      const sizes = picks.sets.map(({ length }) => length);
      return (drawn, tally) => {
        const hit = masks.map((mask, i) => ((mask >> (drawn[i] ?? 31)) & 1) === 1);
        const missed = hit.indexOf(false);
        if (missed === -1) {
          tally[0] = (tally[0] ?? 0) + 1;
          tally[1] = (tally[1] ?? 0) + sizes.reduce((sum, size) => sum + size - 1, 0);
        } else if (!hit.includes(false, missed + 1)) tally[1] = (tally[1] ?? 0) + (sizes[missed] ?? 0);
      };
    },
    best({ sets }, prize) {
      const allHit = worth([1, sets.reduce((sum, { length }) => sum + length - 1, 0)], prize);
      const oneMissed = sets
        .filter(({ length }) => length < 10)
        .map(({ length }) => BigInt(length) * prize(1));
      return oneMissed.reduce(larger, allHit);
    },
  };
}

/** 包选: a line wins `exact` when drawn in its order, `group` when drawn in one of its `others` other orders. */
export function pack(others: 2 | 5): DigitPlay {
  const tiers: readonly Tier[] = [
    { tier: 'exact', kind: 'unit', wins: 1n, total: 1000n },
    { tier: 'group', kind: 'unit', wins: BigInt(others), total: 1000n },
  ];
  const play: DigitPlay = {
    tiers: () => tiers,
    count: (picks) => linesIn(picks).count,
    judge(picks) {
      const known = knownLines(picks);
      return (drawn, tally) => {
        const exact = keyOf(drawn);
        for (const key of orderings(drawn)) {
          if (!known.has(key)) continue;
          const tier = key === exact ? 0 : 1;
          tally[tier] = (tally[tier] ?? 0) + 1;
        }
      };
    },
    best(picks, prize) {
      const draws = Array.from({ length: 1000 }, (_, key) => [
        Math.floor(key / 100),
        Math.floor(key / 10) % 10,
        key % 10,
      ]);
      return bestOver(draws, play.judge(picks), tiers.length, prize);
    },
  };
  return play;
}

function knownLines(picks: Picks) {
  const { count, values } = linesIn(picks);
  const known = keySet(1000, count);
  for (let at = 0; at < count * 3; at += 3) known.add(keyOf(values.subarray(at, at + 3)));
  return known;
}

const keyOf = (digits: ArrayLike<number>): number =>
  (digits[0] ?? 0) * 100 + (digits[1] ?? 0) * 10 + (digits[2] ?? 0);

/** Keys of the different orders of three digits. */
function orderings([a = 0, b = 0, c = 0]: readonly number[]): ReadonlySet<number> {
  return new Set([
    keyOf([a, b, c]),
    keyOf([a, c, b]),
    keyOf([b, a, c]),
    keyOf([b, c, a]),
    keyOf([c, a, b]),
    keyOf([c, b, a]),
  ]);
}
