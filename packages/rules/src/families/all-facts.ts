import { d3Facts } from './d3/facts.ts';
import type { FamilyFacts } from './facts.ts';
import { jackpotFacts } from './jackpot/facts.ts';
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
import { k3Facts } from './k3/facts.ts';
import { kl8Facts } from './kl8/facts.ts';
import { kl10Facts } from './kl10/facts.ts';
import { lhcFacts } from './lhc/facts.ts';
import { p5Facts } from './p5/facts.ts';
import { pc28Facts } from './pc28/facts.ts';
import { pk10Facts } from './pk10/facts.ts';
import { sscFacts } from './ssc/facts.ts';
import { x5Facts } from './x5/facts.ts';

/** The facts of every family, in the order of the catalogue. A new family is added here, in `all-attributes.ts` and in `all.ts`. */
export const familyFacts = {
  ssc: sscFacts,
  d3: d3Facts,
  p5: p5Facts,
  x5: x5Facts,
  pk10: pk10Facts,
  k3: k3Facts,
  pc28: pc28Facts,
  kl8: kl8Facts,
  kl10: kl10Facts,
  lhc: lhcFacts,
  powerball: jackpotFacts(powerballSpec),
  megamillions: jackpotFacts(megaMillionsSpec),
  'megamillions-old': jackpotFacts(megaMillionsOldSpec),
  euromillions: jackpotFacts(euroMillionsSpec),
  uklotto: jackpotFacts(ukLottoSpec),
  ssq: jackpotFacts(ssqSpec),
  dlt: jackpotFacts(dltSpec),
  'dlt-2019': jackpotFacts(dlt2019Spec),
} satisfies Readonly<Record<string, FamilyFacts>>;

/** The lottery families. All lotteries of a family have the same played items. */
export type Family = keyof typeof familyFacts;

/** The facts of a family by its id; `undefined` for a family that this build does not know. */
export const factsOf = (family: string): FamilyFacts | undefined =>
  (familyFacts as Readonly<Record<string, FamilyFacts>>)[family];
