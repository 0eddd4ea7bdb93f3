import type { FamilyStatistics } from '../statistics/family-statistics.ts';
import type { Family } from './all-facts.ts';
import { d3 } from './d3/index.ts';
import { d3Statistics } from './d3/statistics.ts';
import type { FamilyRules } from './declare.ts';
import {
  dlt,
  dlt2019,
  euroMillions,
  megaMillions,
  megaMillionsOld,
  powerball,
  ssq,
  ukLotto,
} from './jackpot/index.ts';
import {
  dlt2019Spec,
  dltSpec,
  euroMillionsSpec,
  megaMillionsOldSpec,
  megaMillionsSpec,
  powerballSpec,
  ssqSpec,
  ukLottoSpec,
} from './jackpot/specs.ts';
import { jackpotStatistics } from './jackpot/statistics.ts';
import { k3 } from './k3/index.ts';
import { k3Statistics } from './k3/statistics.ts';
import { kl8 } from './kl8/index.ts';
import { kl8Statistics } from './kl8/statistics.ts';
import { kl10 } from './kl10/index.ts';
import { kl10Statistics } from './kl10/statistics.ts';
import { lhc } from './lhc/index.ts';
import { lhcStatistics } from './lhc/statistics.ts';
import { p5 } from './p5/index.ts';
import { p5Statistics } from './p5/statistics.ts';
import { pc28 } from './pc28/index.ts';
import { pc28Statistics } from './pc28/statistics.ts';
import { pk10 } from './pk10/index.ts';
import { pk10Statistics } from './pk10/statistics.ts';
import { ssc } from './ssc/index.ts';
import { sscStatistics } from './ssc/statistics.ts';
import { x5 } from './x5/index.ts';
import { x5Statistics } from './x5/statistics.ts';

/** Every family of the platform, in the order of the catalogue. */
export const allFamilies: readonly FamilyRules[] = [
  ssc,
  d3,
  p5,
  x5,
  pk10,
  k3,
  pc28,
  kl8,
  kl10,
  lhc,
  powerball,
  megaMillions,
  megaMillionsOld,
  euroMillions,
  ukLotto,
  ssq,
  dlt,
  dlt2019,
];

/** The statistics of every family. A page that shows trends loads these without the rules. */
export const familyStatistics: Readonly<Record<Family, FamilyStatistics>> = {
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
  powerball: jackpotStatistics(powerballSpec),
  megamillions: jackpotStatistics(megaMillionsSpec),
  'megamillions-old': jackpotStatistics(megaMillionsOldSpec),
  euromillions: jackpotStatistics(euroMillionsSpec),
  uklotto: jackpotStatistics(ukLottoSpec),
  ssq: jackpotStatistics(ssqSpec),
  dlt: jackpotStatistics(dltSpec),
  'dlt-2019': jackpotStatistics(dlt2019Spec),
};
