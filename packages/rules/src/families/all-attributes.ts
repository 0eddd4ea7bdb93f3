import type { FamilyAttributes } from '../draw/attribute.ts';
import type { Family } from './all-facts.ts';
import { d3Spec } from './d3/facts.ts';
import { digitAttributes } from './digits/attributes.ts';
import { jackpotAttributes } from './jackpot/attributes.ts';
import { k3Attributes } from './k3/attributes.ts';
import { kl8Attributes } from './kl8/attributes.ts';
import { kl10Attributes } from './kl10/attributes.ts';
import { lhcAttributes } from './lhc/attributes.ts';
import { p5Spec } from './p5/facts.ts';
import { pc28Attributes } from './pc28/attributes.ts';
import { pk10Attributes } from './pk10/attributes.ts';
import { sscSpec } from './ssc/facts.ts';
import { x5Attributes } from './x5/attributes.ts';

/** The attributes of every family's draws. */
export const familyAttributes: Readonly<Record<Family, FamilyAttributes>> = {
  ssc: digitAttributes(sscSpec),
  d3: digitAttributes(d3Spec),
  p5: digitAttributes(p5Spec),
  x5: x5Attributes,
  pk10: pk10Attributes,
  k3: k3Attributes,
  pc28: pc28Attributes,
  kl8: kl8Attributes,
  kl10: kl10Attributes,
  lhc: lhcAttributes,
  powerball: jackpotAttributes,
  megamillions: jackpotAttributes,
  'megamillions-old': jackpotAttributes,
  euromillions: jackpotAttributes,
  uklotto: jackpotAttributes,
  ssq: jackpotAttributes,
  dlt: jackpotAttributes,
  'dlt-2019': jackpotAttributes,
};
