import { sum } from '../../draw/attribute.ts';
import type { CarriedPlays, FamilyStatistics } from '../../statistics/family-statistics.ts';
import { spreadZone, sumZone, wordZone } from '../../statistics/trend-zone.ts';
import { type Draw, jackpotDrawOf } from '../draw.ts';
import type { DrawZone } from '../facts.ts';
import { jackpotShape } from './facts.ts';
import type { JackpotSpec } from './spec.ts';

const rangeOf = ({ from, to }: DrawZone) => [from, to] as const;

/** Statistics of a jackpot lottery; nobody bets on two sides there. */
export function jackpotStatistics(spec: JackpotSpec): FamilyStatistics {
  const { main, extra, sameDrum } = jackpotShape(spec);
  const { count, from, to } = main;
  const least = (count * (2 * from + count - 1)) / 2;
  const most = (count * (2 * to - count + 1)) / 2;
  const odd = (draw: Draw) => jackpotDrawOf(draw).main.filter((number) => number % 2 === 1).length;
  return {
    carry: carriedPlays(spec.family, sameDrum),
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

/** A ticket has both zones; players do not pick a bonus number of the main drum. */
function carriedPlays(family: string, sameDrum: boolean): CarriedPlays {
  const play = `${family}.multi`;
  return sameDrum
    ? { places: null, groups: {}, zones: { main: play } }
    : { places: null, groups: {}, zones: {}, ticket: play };
}
