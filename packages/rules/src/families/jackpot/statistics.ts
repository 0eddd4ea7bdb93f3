import { sum } from '../../draw/attribute.ts';
import type { FamilyStatistics } from '../../statistics/family-statistics.ts';
import { spreadZone, sumZone, wordZone } from '../../statistics/trend-zone.ts';
import { type Draw, jackpotDrawOf } from '../draw.ts';
import type { DrawZone, FamilyFacts } from '../facts.ts';

const rangeOf = ({ from, to }: DrawZone) => [from, to] as const;

/** Statistics of a jackpot lottery; nobody bets on two sides there. */
export function jackpotStatistics({ shape }: FamilyFacts): FamilyStatistics {
  if (shape.form !== 'jackpot') throw new TypeError('a jackpot lottery draws main and extra numbers');
  const { main, extra } = shape;
  const { count, from, to } = main;
  const least = (count * (2 * from + count - 1)) / 2;
  const most = (count * (2 * to - count + 1)) / 2;
  const odd = (draw: Draw) => jackpotDrawOf(draw).main.filter((number) => number % 2 === 1).length;
  return {
    zones: () => [
      spreadZone('main', rangeOf(main), (draw) => jackpotDrawOf(draw).main),
      spreadZone('extra', rangeOf(extra), (draw) => jackpotDrawOf(draw).extra),
      sumZone('sum', [least, most], (draw) => sum(jackpotDrawOf(draw).main)),
      wordZone(
        'odd-count',
        Array.from({ length: count + 1 }, (_, even) => `${count - even}-${even}`),
        (draw) => `${odd(draw)}-${count - odd(draw)}`,
      ),
    ],
    tracks: () => [],
  };
}
