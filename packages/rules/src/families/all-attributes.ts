import type { FamilyAttributes } from '../draw/attribute.ts';
import { digitFamilies, type Family, jackpotFamilies } from './all-facts.ts';
import { digitAttributes } from './digits/attributes.ts';
import { jackpotAttributes } from './jackpot/attributes.ts';
import { k3Attributes } from './k3/attributes.ts';
import { kl8Attributes } from './kl8/attributes.ts';
import { kl10Attributes } from './kl10/attributes.ts';
import { lhcAttributes } from './lhc/attributes.ts';
import { mapFamilies } from './map-families.ts';
import { pc28Attributes } from './pc28/attributes.ts';
import { pk10Attributes } from './pk10/attributes.ts';
import { x5Attributes } from './x5/attributes.ts';

/** The attributes of every family's draws. Results load them; the first screens need the facts alone. */
export const familyAttributes: Readonly<Record<Family, FamilyAttributes>> = {
  ...mapFamilies(digitFamilies, digitAttributes),
  x5: x5Attributes,
  pk10: pk10Attributes,
  k3: k3Attributes,
  pc28: pc28Attributes,
  kl8: kl8Attributes,
  kl10: kl10Attributes,
  lhc: lhcAttributes,
  ...mapFamilies(jackpotFamilies, () => jackpotAttributes),
};
