/** Rates of water-back by level, in versions that never change: each is for the days from its first one on. */
export {
  addRates,
  type HighestRates,
  highestFrom,
  type Rates,
  type RatesVersion,
  ratesOn,
  ratesVersions,
} from './rates.ts';
