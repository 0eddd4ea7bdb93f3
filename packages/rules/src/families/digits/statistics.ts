import {
  attributeZone,
  type CarriedPlays,
  type FamilyStatistics,
  words,
} from '../../statistics/family-statistics.ts';
import { ballsOf, dragonOf, fightBet, pairOf, pick, totalOf } from '../../statistics/sides.ts';
import { placeZones, spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import type { FamilyFacts } from '../facts.ts';
import { digitAttributes } from './attributes.ts';
import type { DigitSpec } from './facts.ts';

const digits = [0, 9] as const;
const threeForms = ['leopard', 'straight', 'pair', 'half-straight', 'misc'];

/** Statistics of a family of digits. `credit` is the family whose odds board bets on the sides; `null` without such a board. */
export function digitStatistics(
  facts: FamilyFacts,
  spec: DigitSpec,
  credit: string | null,
  carry: CarriedPlays,
): FamilyStatistics {
  const { bigFrom, forms } = spec;
  const places = facts.places.names;
  const last = places.length;
  const betOn = <Bet>(bet: (family: string) => Bet): Bet | undefined =>
    credit === null ? undefined : bet(credit);
  return {
    carry,
    zones(house) {
      const zoneOf = attributeZone(digitAttributes(spec), house);
      return [
        ...placeZones(places, digits, numbersOf),
        spreadZone('spread', digits, numbersOf),
        sumZone('sum', [0, 9 * last], totalOf),
        zoneOf('sum-size', words.size),
        zoneOf('sum-parity', words.parity),
        zoneOf('dragon-tiger', words.fightTie),
        ...Object.keys(forms).map((key) => zoneOf(key, threeForms)),
      ];
    },
    tracks: () => [
      ...pairOf('sum', totalOf, { bigFrom, bet: betOn((family) => pick(`${family}.credit.sum-sides`)) }),
      ...ballsOf(
        places,
        5,
        betOn((family) => `${family}.credit.ball-sides`),
      ),
      dragonOf(places, 'dragon-tiger', [0, last - 1], {
        tie: true,
        bet: betOn((family) =>
          fightBet(`${family}.credit.dragon-tiger`, { compare: `1-${last}` }, words.fightTie),
        ),
      }),
    ],
  };
}
