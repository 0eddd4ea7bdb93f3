import { d3Spec } from './d3/facts.ts';
import { type DigitSpec, digitFacts } from './digits/facts.ts';
import type { FamilyFacts } from './facts.ts';
import { jackpotFacts } from './jackpot/facts.ts';
import type { JackpotSpec } from './jackpot/spec.ts';
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
import { mapFamilies } from './map-families.ts';
import { p5Spec } from './p5/facts.ts';
import { pc28Facts } from './pc28/facts.ts';
import { pk10Facts } from './pk10/facts.ts';
import { sscSpec } from './ssc/facts.ts';
import { x5Facts } from './x5/facts.ts';

/** Families that draw digits in order. Their attributes and statistics follow from their facts. */
export const digitFamilies = {
  ssc: sscSpec,
  d3: d3Spec,
  p5: p5Spec,
} satisfies Readonly<Record<string, DigitSpec>>;

/** Jackpot lotteries. Their attributes and statistics follow from their facts. */
export const jackpotFamilies = {
  powerball: powerballSpec,
  megamillions: megaMillionsSpec,
  'megamillions-old': megaMillionsOldSpec,
  euromillions: euroMillionsSpec,
  uklotto: ukLottoSpec,
  ssq: ssqSpec,
  dlt: dltSpec,
  'dlt-2019': dlt2019Spec,
} satisfies Readonly<Record<string, JackpotSpec>>;

/**
 * The registry of the families: the facts of each one, in the order of the catalogue. A new family is added here; the type check
 * then names the other records that it is missing in.
 */
export const familyFacts = {
  ...mapFamilies(digitFamilies, digitFacts),
  x5: x5Facts,
  pk10: pk10Facts,
  k3: k3Facts,
  pc28: pc28Facts,
  kl8: kl8Facts,
  kl10: kl10Facts,
  lhc: lhcFacts,
  ...mapFamilies(jackpotFamilies, jackpotFacts),
} satisfies Readonly<Record<string, FamilyFacts>>;

/** A family that draws digits in order. */
export type DigitFamily = keyof typeof digitFamilies;

/** The lottery families. All lotteries of a family have the same played items. */
export type Family = keyof typeof familyFacts;

/** The facts of a family by its id; `undefined` for a family that this build does not know. */
export const factsOf = (family: string): FamilyFacts | undefined =>
  (familyFacts as Readonly<Record<string, FamilyFacts>>)[family];
