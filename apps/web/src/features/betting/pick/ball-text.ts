import { tokenCount, tokenText } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { numberText } from '../../../components/bet-content/index.ts';
import type { Zone } from './zones.ts';

/** The text of a number's ball: zones with numbers of 10 and above use the family's form, such as `07`. */
export function ballText(item: PlayItem, { spec: { tokens }, kind }: Zone, value: number): string {
  const plain = tokenText(tokens, value);
  return tokenCount(tokens) > 9 && kind === 'values' ? numberText(item.family, plain) : plain;
}
