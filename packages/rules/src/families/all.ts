import type { Family } from './all-facts.ts';
import { d3 } from './d3/index.ts';
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
import { k3 } from './k3/index.ts';
import { kl8 } from './kl8/index.ts';
import { kl10 } from './kl10/index.ts';
import { lhc } from './lhc/index.ts';
import { p5 } from './p5/index.ts';
import { pc28 } from './pc28/index.ts';
import { pk10 } from './pk10/index.ts';
import { ssc } from './ssc/index.ts';
import { x5 } from './x5/index.ts';

const familyRules: Readonly<Record<Family, FamilyRules>> = {
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
  megamillions: megaMillions,
  'megamillions-old': megaMillionsOld,
  euromillions: euroMillions,
  uklotto: ukLotto,
  ssq,
  dlt,
  'dlt-2019': dlt2019,
};

/** The rules of every family, in the order of the catalogue. A client loads those of single families instead: `load.ts`. */
export const allFamilies: readonly FamilyRules[] = Object.values(familyRules);
