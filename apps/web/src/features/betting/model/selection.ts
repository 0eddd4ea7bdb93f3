import { type Content, type ParsedContent, type Random, tokenText, tokenValues } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { engine } from './engine.ts';
import { isSingleEntry, rowsOf, type Zone, zonesOf } from './zones.ts';

/** What the player has picked for one played item. */
export interface Selection {
  readonly playedId: string;
  /** Picked values per zone, ascending; words by their index. */
  readonly sets: readonly (readonly number[])[];
  /** Valid typed lines in content notation; empty for none. */
  readonly typed: string;
}

/** The picks of a zone without any; always the same, so that one sees that nothing has changed. */
export const noPicks: readonly number[] = [];

/** Nothing picked; the positions of an any-position play start with the last ones. */
export function emptySelection(item: PlayedItem): Selection {
  return { playedId: item.id, sets: zonesOf(item).map(startOf), typed: '' };
}

/** Adds or takes away one value. A zone of one pick changes to the new one; a banker leaves the drags, and the other way round. */
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

/** Replaces the picks of a zone; kept ascending and within what the zone allows, never what its rival holds. */
export function withSet(selection: Selection, zone: Zone, values: readonly number[]): Selection {
  const allowed = new Set(tokenValues(zone.spec.tokens));
  for (const taken of rivalPicks(selection, zone)) allowed.delete(taken);
  const kept = [...new Set(values)].filter((value) => allowed.has(value)).slice(0, zone.spec.max);
  const next = kept.sort((a, b) => a - b);
  return { ...selection, sets: selection.sets.map((set, index) => (index === zone.index ? next : set)) };
}

/** As many random values as the zone wants at least, in place of its picks. `random(n)` answers 0 to n - 1. */
export function randomZone(selection: Selection, zone: Zone, random: Random): Selection {
  const taken = rivalPicks(selection, zone);
  const left = tokenValues(zone.spec.tokens).filter((value) => !taken.includes(value));
  const chosen = Array.from({ length: Math.max(1, zone.spec.min) }, () =>
    left.splice(random(left.length), 1),
  );
  return withSet(selection, zone, chosen.flat());
}

/** What is picked in the zone that may not share a value with this one. */
export function rivalPicks({ sets }: Selection, { rival }: Zone): readonly number[] {
  return (rival === undefined ? undefined : sets[rival]) ?? noPicks;
}

/** Replaces the typed lines; text in content notation. */
export function withTyped(selection: Selection, typed: string): Selection {
  return { ...selection, typed };
}

/** Whether the player has picked nothing yet; marked positions alone are no pick. */
export function isEmpty(item: PlayedItem, selection: Selection): boolean {
  const picked = rowsOf(item).some(({ index }) => (selection.sets[index] ?? noPicks).length > 0);
  return !picked && selection.typed === '';
}

/** The content a selection stands for, complete or not. */
export function contentOf(item: PlayedItem, selection: Selection): Content {
  if (!isSingleEntry(item)) {
    return engine.printContent({ playedId: item.id, count: 0, sets: selection.sets });
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

/** The selection that a content was made from; `undefined` when it is not valid for its item. */
export function selectionOf(item: PlayedItem, content: unknown): Selection | undefined {
  const parsed = engine.parseContent(item.id, content);
  return parsed.ok ? fromParsed(item, parsed.value, content) : undefined;
}

function fromParsed(item: PlayedItem, { sets }: ParsedContent, content: unknown): Selection {
  const lines = item.content.fields.find(({ kind }) => kind === 'lines');
  const typed =
    lines === undefined ? '' : typeof content === 'string' ? content : textUnder(content, lines.key);
  return { playedId: item.id, sets, typed };
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
