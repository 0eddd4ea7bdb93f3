import {
  attributeZone,
  type CarriedPlays,
  type FamilyStatistics,
  words,
} from '../../statistics/family-statistics.ts';
import { ballsOf, dragonOf, fightBet, pairOf, pick, totalOf } from '../../statistics/sides.ts';
import { placeZones, spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import { digitAttributes } from './attributes.ts';
import { type DigitSpec, digitFacts } from './facts.ts';

const digits = [0, 9] as const;
const threeForms = ['leopard', 'straight', 'pair', 'half-straight', 'misc'];

/** Statistics of a family of digits. */
export function digitStatistics(spec: DigitSpec, family: string): FamilyStatistics {
  const { count, bigFrom, forms, hasCredit = false } = spec;
  const places = digitFacts(spec).places.names;
  const onCredit = <Bet>(bet: (group: string) => Bet): Bet | undefined =>
    hasCredit ? bet(`${family}.credit`) : undefined;
  return {
    carry: carriedPlays(spec, family),
    zones(house) {
      const zoneOf = attributeZone(digitAttributes(spec), house);
      return [
        ...placeZones(places, digits, numbersOf),
        spreadZone('spread', digits, numbersOf),
        sumZone('sum', [0, 9 * count], totalOf),
        zoneOf('sum-size', words.size),
        zoneOf('sum-parity', words.parity),
        zoneOf('dragon-tiger', words.fightTie),
        ...Object.keys(forms).map((key) => zoneOf(key, threeForms)),
      ];
    },
    tracks: () => [
      ...pairOf('sum', totalOf, { bigFrom, bet: onCredit((group) => pick(`${group}.sum-sides`)) }),
      ...ballsOf(
        places,
        5,
        onCredit((group) => `${group}.ball-sides`),
      ),
      dragonOf(places, 'dragon-tiger', [0, count - 1], {
        tie: true,
        bet: onCredit((group) =>
          fightBet(`${group}.dragon-tiger`, { compare: `1-${count}` }, words.fightTie),
        ),
      }),
    ],
  };
}

/** Bets on digits in their places, on any digit, and on the sum where three digits are drawn. */
function carriedPlays({ count, carriedWindows = [] }: DigitSpec, family: string): CarriedPlays {
  const directOf = (window: string) => `${family}.${window}.direct-multi`;
  const all = `star${count}`;
  return {
    places: { play: `${family}.locate.all`, lists: count },
    groups: {
      all: directOf(all),
      ...Object.fromEntries(carriedWindows.map((window) => [window, directOf(window)])),
    },
    zones: {
      spread: `${family}.any-in.${all}-1`,
      ...(count === 3 && { sum: `${family}.${all}.direct-sum` }),
    },
  };
}
