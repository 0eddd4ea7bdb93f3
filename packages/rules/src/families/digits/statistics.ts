import { attributeZone, type FamilyStatistics, words } from '../../statistics/family-statistics.ts';
import { ballsOf, dragonOf, fightBet, pairOf, pick, totalOf } from '../../statistics/sides.ts';
import { placeZones, spreadZone, sumZone } from '../../statistics/trend-zone.ts';
import { numbersOf } from '../draw.ts';
import type { FamilyFacts } from '../facts.ts';
import { fiveDigitFacts, threeDigitFacts } from './facts.ts';

const digits = [0, 9] as const;
const threeForms = ['leopard', 'straight', 'pair', 'half-straight', 'misc'];

/**
 * Statistics of a family of digits. `bigFrom` is the smallest big total, `forms` the attributes that name the form of three digits,
 * `credit` the family whose odds board bets on the sides, if it has one.
 */
function digitStatistics(
  facts: FamilyFacts,
  { bigFrom, forms, credit }: { bigFrom: number; forms: readonly string[]; credit?: 'ssc' | 'd3' },
): FamilyStatistics {
  const { places } = facts;
  const last = places.length;
  return {
    zones(house) {
      const zoneOf = attributeZone(facts, house);
      return [
        ...placeZones(places, digits, numbersOf),
        spreadZone('spread', digits, numbersOf),
        sumZone('sum', [0, 9 * last], totalOf),
        zoneOf('sum-size', words.size),
        zoneOf('sum-parity', words.parity),
        zoneOf('dragon-tiger', words.fightTie),
        ...forms.map((key) => zoneOf(key, threeForms)),
      ];
    },
    tracks: () => [
      ...pairOf('sum', totalOf, { bigFrom, bet: credit && pick(`${credit}.credit.sum-sides`) }),
      ...ballsOf(places, 5, credit && `${credit}.credit.ball-sides`),
      dragonOf(places, 'dragon-tiger', [0, last - 1], {
        tie: true,
        bet: credit && fightBet(`${credit}.credit.dragon-tiger`, { compare: `1-${last}` }, words.fightTie),
      }),
    ],
  };
}

const fiveDigits = { bigFrom: 23, forms: ['front3-form', 'mid3-form', 'back3-form'] };

export const sscStatistics = digitStatistics(fiveDigitFacts, { ...fiveDigits, credit: 'ssc' });
/** P5 has no odds board. */
export const p5Statistics = digitStatistics(fiveDigitFacts, fiveDigits);
export const d3Statistics = digitStatistics(threeDigitFacts, { bigFrom: 14, forms: ['form'], credit: 'd3' });
