import type { FamilyStatistics } from '../statistics/family-statistics.ts';
import { digitFamilies, type Family, jackpotFamilies } from './all-facts.ts';
import { digitStatistics } from './digits/statistics.ts';
import { jackpotStatistics } from './jackpot/statistics.ts';
import { k3Statistics } from './k3/statistics.ts';
import { kl8Statistics } from './kl8/statistics.ts';
import { kl10Statistics } from './kl10/statistics.ts';
import { lhcStatistics } from './lhc/statistics.ts';
import { mapFamilies } from './map-families.ts';
import { pc28Statistics } from './pc28/statistics.ts';
import { pk10Statistics } from './pk10/statistics.ts';
import { x5Statistics } from './x5/statistics.ts';

/** The statistics of every family. A page that shows trends loads these without the rules. */
export const familyStatistics: Readonly<Record<Family, FamilyStatistics>> = {
  ...mapFamilies(digitFamilies, (spec, family) => digitStatistics(spec, family)),
  x5: x5Statistics,
  pk10: pk10Statistics,
  k3: k3Statistics,
  pc28: pc28Statistics,
  kl8: kl8Statistics,
  kl10: kl10Statistics,
  lhc: lhcStatistics,
  ...mapFamilies(jackpotFamilies, jackpotStatistics),
};
