import { type Content, type ParsedContent, type Random, tokenText, tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { engine } from '../play/engine.ts';
import { isSingleEntry, rowsOf, type Zone, zonesOf } from './zones.ts';

/** The player's picks for one play. */
export interface Selection {
  readonly playId: string;
  /** Picked values per zone, ascending; words by their index. */
  readonly sets: readonly (readonly number[])[];
  /** Valid typed lines in content notation; may be empty. */
  readonly typed: string;
}

/** An empty list of picks with a constant identity, so that unchanged picks are recognised. */
export const noPicks: readonly number[] = [];

/** An empty selection; any-position plays start with their last positions marked. */
export function emptySelection(item: PlayItem): Selection {
  return { playId: item.id, sets: zonesOf(item).map(startOf), typed: '' };
}

/**
 * Adds or removes one value. A zone with one pick changes to the new value. A banker is removed from the drags, and vice
 * versa.
 */
export function toggle(selection: Selection, zone: Zone, value: number): Selection {
  const picked = selection.sets[zone.index] ?? [];
  if (picked.includes(value))
    return withSet(
      selection,
      zone,
      picked.filter((other) => other !== value),
    );
  if (zone.spec.max > 1 && picked.length >= zone.spec.max) return selection;
  const freed = withoutRival(selection, zone, value);
  return withSet(freed, zone, zone.spec.max === 1 ? [value] : [...picked, value]);
}

/** Replaces the picks of a zone; keeps them ascending, within the zone's limits, and free of its rival's picks. */
export function withSet(selection: Selection, zone: Zone, values: readonly number[]): Selection {
  const allowed = new Set(tokenValues(zone.spec.tokens));
  for (const taken of rivalPicks(selection, zone)) allowed.delete(taken);
  const kept = [...new Set(values)].filter((value) => allowed.has(value)).slice(0, zone.spec.max);
  const next = kept.sort((a, b) => a - b);
  return { ...selection, sets: selection.sets.map((set, index) => (index === zone.index ? next : set)) };
}

/** Replaces the zone's picks by its minimum number of random values. `random(n)` returns 0 to n - 1. */
export function randomZone(selection: Selection, zone: Zone, random: Random): Selection {
  const taken = rivalPicks(selection, zone);
  const left = tokenValues(zone.spec.tokens).filter((value) => !taken.includes(value));
  const chosen = Array.from({ length: Math.max(1, zone.spec.min) }, () =>
    left.splice(random(left.length), 1),
  );
  return withSet(selection, zone, chosen.flat());
}

/** The picks of the rival zone, which may not share a value with this one. */
export function rivalPicks({ sets }: Selection, { rival }: Zone): readonly number[] {
  return (rival === undefined ? undefined : sets[rival]) ?? noPicks;
}

/** Replaces the typed lines; text in content notation. */
export function withTyped(selection: Selection, typed: string): Selection {
  return { ...selection, typed };
}

/** Whether the player has picked nothing yet; marked positions alone do not count. */
export function isEmpty(item: PlayItem, selection: Selection): boolean {
  const picked = rowsOf(item).some(({ index }) => (selection.sets[index] ?? noPicks).length > 0);
  return !picked && selection.typed === '';
}

/** The content of a selection, complete or not. */
export function contentOf(item: PlayItem, selection: Selection): Content {
  if (!isSingleEntry(item)) {
    return engine.printContent({ playId: item.id, count: 0, sets: selection.sets });
  }
  if (item.content.form === 'string') return selection.typed;
  let next = 0;
  return Object.fromEntries(
    item.content.fields.map((field) => {
      if (field.kind === 'lines') return [field.key, selection.typed];
      const tokens = field.kind === 'set' ? field.set.tokens : undefined;
      const values = selection.sets[next++] ?? [];
      return [field.key, tokens ? values.map((value) => tokenText(tokens, value)).join(',') : ''];
    }),
  );
}

/** The selection that gives a content; `undefined` if the content is invalid for its play. */
export function selectionOf(item: PlayItem, content: unknown): Selection | undefined {
  const parsed = engine.parseContent(item.id, content);
  return parsed.ok ? fromParsed(item, parsed.value, content) : undefined;
}

function fromParsed(item: PlayItem, { sets }: ParsedContent, content: unknown): Selection {
  const lines = item.content.fields.find(({ kind }) => kind === 'lines');
  const typed =
    lines === undefined ? '' : typeof content === 'string' ? content : textUnder(content, lines.key);
  return { playId: item.id, sets, typed };
}

function textUnder(content: unknown, key: string): string {
  const text: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, key) : '';
  return typeof text === 'string' ? text : '';
}

function startOf({ kind, spec }: Zone): readonly number[] {
  return kind === 'positions' ? tokenValues(spec.tokens).slice(-spec.min) : [];
}

function withoutRival(selection: Selection, { rival }: Zone, value: number): Selection {
  const sets = selection.sets.map((set, index) =>
    index === rival ? set.filter((other) => other !== value) : set,
  );
  return { ...selection, sets };
}
