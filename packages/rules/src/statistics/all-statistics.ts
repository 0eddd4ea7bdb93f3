import { type Family, familyFacts } from '../families/all-facts.ts';
import { familyStatistics } from '../families/all-statistics.ts';
import { catalogueHouse, type HouseRules } from '../families/house.ts';
import type { CarriedPlays, FamilyStatistics } from './family-statistics.ts';
import type { Track } from './track.ts';
import type { TrendZone } from './trend-zone.ts';

/** All trend zones of a family, in the order of its draw: positions, spreads, sums, words. */
export function trendZones(family: Family, house: HouseRules = catalogueHouse): readonly TrendZone[] {
  return familyStatistics[family].zones(house);
}

/** Two-sided facts of a family's draws, in the order of its board. Empty for the jackpot lotteries. */
export function tracksOf(family: Family, house: HouseRules = catalogueHouse): readonly Track[] {
  return familyStatistics[family].tracks(house);
}

/** Plays that a bet made from the picks below a trend uses; `undefined` for a family that this build does not know. */
export function carriedPlays(family: string): CarriedPlays | undefined {
  return (familyStatistics as Readonly<Record<string, FamilyStatistics>>)[family]?.carry;
}

/** Ten times the mean of the total that a family's trends show. */
export function meanTotalTenths(family: Family): number {
  return familyFacts[family].meanTotalTenths;
}
