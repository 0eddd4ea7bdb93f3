import { type SetSpec, tokenCount } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { memoByItem } from './memo.ts';
import { placeOf } from './positions.ts';

/**
 * Content of a zone: ten digits, other numbers, words, pairs of positions (`1-5`), marked positions of an any-position play,
 * or positions that are bet on (`rank`).
 */
export type ZoneKind = 'digits' | 'values' | 'words' | 'pairs' | 'positions' | 'ranks';

/** One set of a content, as shown in the picker. */
export interface Zone {
  /** Index among all sets of the content, in reading order. */
  readonly index: number;
  readonly kind: ZoneKind;
  readonly spec: SetSpec;
  /** Key of an object content, empty for the whole text. */
  readonly key: string;
  /** Position of the draw, from 0, if the zone is one row of several positions. */
  readonly position?: number;
  /** Index of the zone that may not contain the same value: banker against drag. */
  readonly rival?: number;
  /** The zone contains bankers. */
  readonly isBanker?: true;
}

/** The zones of a play in reading order; a single-entry field is not a zone. */
export const zonesOf = memoByItem((item: PlayItem): readonly Zone[] => {
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

/** The zones shown as rows, in reading order: all except marked positions. */
export const rowsOf = memoByItem((item: PlayItem): readonly Zone[] =>
  zonesOf(item).filter(({ kind }) => kind !== 'positions'),
);

/** Whether the play is entered as typed lines. */
export function isSingleEntry(item: PlayItem): boolean {
  return item.content.fields.some(({ kind }) => kind === 'lines');
}

/** Whether the zone contains the second numbers of a two-zone ticket. */
export function isExtraZone(item: PlayItem, { key, spec }: Zone): boolean {
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
