import { type SetSpec, tokenCount } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { memoByItem } from './memo.ts';
import { positionNames } from './positions.ts';

/** How a zone of a picker looks. */
export type ZoneKind = 'digits' | 'values' | 'words' | 'pairs' | 'positions';

/** One set of a content as the picker shows it. */
export interface Zone {
  /** Index among all sets of the content, in reading order. */
  readonly index: number;
  readonly kind: ZoneKind;
  readonly spec: SetSpec;
  /** Key of an object content, empty for the whole text. */
  readonly key: string;
  /** Position from 0 when the zone is one row of several positions. */
  readonly position?: number;
}

/** The zones of an item in reading order; a single-entry field is none. */
export const zonesOf = memoByItem((item: PlayedItem): readonly Zone[] => {
  const zones: Zone[] = [];
  for (const field of item.content.fields) {
    if (field.kind === 'lines') continue;
    const specs = field.kind === 'set' ? [field.set] : field.groups;
    for (const spec of specs) {
      const position = spec.name === undefined ? -1 : positionNames.indexOf(spec.name);
      zones.push({
        index: zones.length,
        kind: kindOf(field.key, spec),
        spec,
        key: field.key,
        ...(position < 0 ? {} : { position }),
      });
    }
  }
  return zones;
});

/** Whether the item is played by typing whole lines. */
export function isSingleEntry(item: PlayedItem): boolean {
  return item.content.fields.some(({ kind }) => kind === 'lines');
}

function kindOf(key: string, { tokens }: SetSpec): ZoneKind {
  if (key === 'pos') return 'positions';
  if (key === 'compare') return 'pairs';
  if ('words' in tokens) return 'words';
  return tokens.from === 0 && tokenCount(tokens) === 10 ? 'digits' : 'values';
}
