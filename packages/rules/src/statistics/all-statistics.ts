import { familyFacts } from '../families/all-facts.ts';
import type { Family } from '../families/declare.ts';
import { d3Statistics, p5Statistics, sscStatistics } from '../families/digits/statistics.ts';
import { catalogueHouse, type HouseRules } from '../families/house.ts';
import { jackpotStatistics } from '../families/jackpot/statistics.ts';
import { k3Statistics } from '../families/k3/statistics.ts';
import { kl8Statistics } from '../families/kl8/statistics.ts';
import { kl10Statistics } from '../families/kl10/statistics.ts';
import { lhcStatistics } from '../families/lhc/statistics.ts';
import { pc28Statistics } from '../families/pc28/statistics.ts';
import { pk10Statistics } from '../families/pk10/statistics.ts';
import { x5Statistics } from '../families/x5/statistics.ts';
import type { FamilyStatistics } from './family-statistics.ts';
import type { Track } from './track.ts';
import type { TrendZone } from './trend-zone.ts';

/** The statistics of every family. */
const familyStatistics: Readonly<Record<Family, FamilyStatistics>> = {
  ssc: sscStatistics,
  d3: d3Statistics,
  p5: p5Statistics,
  x5: x5Statistics,
  pk10: pk10Statistics,
  k3: k3Statistics,
  pc28: pc28Statistics,
  kl8: kl8Statistics,
  kl10: kl10Statistics,
  lhc: lhcStatistics,
  powerball: jackpotStatistics(familyFacts.powerball),
  megamillions: jackpotStatistics(familyFacts.megamillions),
  'megamillions-old': jackpotStatistics(familyFacts['megamillions-old']),
  euromillions: jackpotStatistics(familyFacts.euromillions),
  uklotto: jackpotStatistics(familyFacts.uklotto),
  ssq: jackpotStatistics(familyFacts.ssq),
  dlt: jackpotStatistics(familyFacts.dlt),
  'dlt-2019': jackpotStatistics(familyFacts['dlt-2019']),
};

/** All trend zones of a family, in the order of its draw: positions, spreads, sums, words. */
export function trendZones(family: Family, house: HouseRules = catalogueHouse): readonly TrendZone[] {
  return familyStatistics[family].zones(house);
}

/** Two-sided facts of a family's draws, in the order of its board. Empty for the jackpot lotteries. */
export function tracksOf(family: Family, house: HouseRules = catalogueHouse): readonly Track[] {
  return familyStatistics[family].tracks(house);
}

/** Names of the positions of a draw, as in the played items; empty where order is irrelevant. */
export function placeNames(family: Family): readonly string[] {
  return familyFacts[family].places;
}

/** Ten times the mean of the total that a family's trends show. */
export function meanTotalTenths(family: Family): number {
  return familyFacts[family].meanTotalTenths;
}
