import { tokenCount, tokenText } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { numberText } from '../../../../components/bet-content/index.ts';
import type { Zone } from '../../model/zones.ts';

/** A number of a zone as its ball shows it: numbers up to 10 and beyond as their family writes them, such as `07`. */
export function ballText(item: PlayedItem, { spec: { tokens }, kind }: Zone, value: number): string {
  const plain = tokenText(tokens, value);
  return tokenCount(tokens) > 9 && kind === 'values' ? numberText(item.family, plain) : plain;
}
