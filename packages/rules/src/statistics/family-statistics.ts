import type { FamilyAttributes } from '../draw/attribute.ts';
import type { Draw } from '../families/draw.ts';
import type { HouseRules } from '../families/house.ts';
import type { Track } from './track.ts';
import { type TrendZone, wordZone } from './trend-zone.ts';

/** Plays that a bet made from the picks below a trend uses. */
export interface CarriedPlays {
  /** The play on the numbers of single positions, and its number of lists; `null` without such a play. */
  readonly places: { readonly play: string; readonly lists: number } | null;
  /** By group of positions: the play that needs a number for each position of the group. */
  readonly groups: Readonly<Record<string, string>>;
  /** By zone: the play whose content is one list of the zone's values. */
  readonly zones: Readonly<Record<string, string>>;
  /** The play whose lists are the zones of a ticket; absent where a zone is bet on alone. */
  readonly ticket?: string;
}

/** What trends, roads and runs count of a family. */
export interface FamilyStatistics {
  readonly carry: CarriedPlays;
  /** Trend zones in the order of the draw: positions, spreads, sums, words. */
  zones(house: HouseRules): readonly TrendZone[];
  /** Two-sided facts in the order of the board; empty for the jackpot lotteries. */
  tracks(house: HouseRules): readonly Track[];
}

/** Words that sides, parities and comparisons of two places take. */
export const words = {
  size: ['big', 'small'],
  sizeTie: ['big', 'small', 'tie'],
  parity: ['odd', 'even'],
  fight: ['dragon', 'tiger'],
  fightTie: ['dragon', 'tiger', 'tie'],
} as const;

/** A zone of the words that an attribute of the draw takes, by the key of the attribute. */
export function attributeZone(
  { of }: FamilyAttributes,
  house: HouseRules,
): (key: string, list: readonly string[]) => TrendZone {
  return (key, list) => {
    const valueIn = (draw: Draw) => of(draw, house).find((attribute) => attribute.key === key)?.value ?? '';
    return wordZone(key, list, valueIn);
  };
}
