import { type SetSpec, tokenCount } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { memoByItem } from './memo.ts';
import { placeOf } from './positions.ts';

/**
 * What a zone of a picker holds: ten digits, other numbers, words, pairs of places (`1-5`), marked positions of an
 * any-position play, or places that are bet on (`rank`).
 */
export type ZoneKind = 'digits' | 'values' | 'words' | 'pairs' | 'positions' | 'ranks';

/** One set of a content as the picker shows it. */
export interface Zone {
  /** Index among all sets of the content, in reading order. */
  readonly index: number;
  readonly kind: ZoneKind;
  readonly spec: SetSpec;
  /** Key of an object content, empty for the whole text. */
  readonly key: string;
  /** Place of the draw from 0 when the zone is one row of several places. */
  readonly position?: number;
  /** Index of the zone that may not hold the same value: banker against drag. */
  readonly rival?: number;
  /** The zone holds bankers. */
  readonly isBanker?: true;
}

/** The zones of an item in reading order; a single-entry field is none. */
export const zonesOf = memoByItem((item: PlayedItem): readonly Zone[] => {
  const zones: Zone[] = [];
  const bankerZones = item.content.bankers?.zones ?? [];
  for (const field of item.content.fields) {
    if (field.kind === 'lines') continue;
    const specs = field.kind === 'set' ? [field.set] : field.groups;
    for (const spec of specs) {
      const index = zones.length;
      const position = spec.name === undefined ? -1 : placeOf(item.family, spec.name);
      const banker = bankerZones.find(({ bankers }) => bankers === index);
      const rival = banker?.drags ?? bankerZones.find(({ drags }) => drags === index)?.bankers;
      zones.push({
        index,
        kind: kindOf(field.key, spec),
        spec,
        key: field.key,
        ...(position < 0 ? {} : { position }),
        ...(rival === undefined ? {} : { rival }),
        ...(banker && { isBanker: true }),
      });
    }
  }
  return zones;
});

/** The zones that are rows to pick from, in reading order: all but marked positions. */
export const rowsOf = memoByItem((item: PlayedItem): readonly Zone[] =>
  zonesOf(item).filter(({ kind }) => kind !== 'positions'),
);

/** Whether the item is played by typing whole lines. */
export function isSingleEntry(item: PlayedItem): boolean {
  return item.content.fields.some(({ kind }) => kind === 'lines');
}

/** Whether the zone holds the second numbers of a two-zone ticket. */
export function isExtraZone(item: PlayedItem, { key, spec }: Zone): boolean {
  if (spec.name !== undefined) return spec.name === 'extra' || spec.name === 'back';
  return key === 'list' && item.content.bankers !== undefined;
}

function kindOf(key: string, { tokens }: SetSpec): ZoneKind {
  if (key === 'pos') return 'positions';
  if (key === 'rank') return 'ranks';
  if (key === 'compare') return 'pairs';
  if ('words' in tokens) return 'words';
  return tokens.from === 0 && tokenCount(tokens) === 10 ? 'digits' : 'values';
}
