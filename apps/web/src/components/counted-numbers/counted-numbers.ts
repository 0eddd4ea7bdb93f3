import { type CompiledContent, checkDraw, type Draw, type PlayItem, type Win } from '@tessera/rules';

/** The fields of a play that decide which numbers count. */
export type Play = Pick<PlayItem, 'family' | 'tiers' | 'content'>;

/** The highest number of any family. */
const HIGHEST = 80;

/**
 * Which drawn numbers a winning content won by: without one of them it would win less, with fewer or more likely lines. One
 * flag per number, main numbers first, then extra or special ones. `undefined` for a content that won nothing, and for sides
 * of a sum, which depend on all numbers.
 *
 * Where any number can replace another (digits, dice, drums), a number counts if replacing it can reduce the win. Where all
 * numbers are always drawn and only their places differ (races), the places count that cannot be exchanged with a place that
 * does not count.
 */
export function countedNumbers(
  item: Play,
  compiled: CompiledContent,
  draw: Draw,
): readonly boolean[] | undefined {
  const actual = compiled.settle(draw);
  if (actual.length === 0) return undefined;
  const values = valuesOf(draw);
  const most = worthOf(item, actual);
  const worth = (changed: readonly number[]) => worthOf(item, compiled.settle(withValues(draw, changed)));
  const loses = (changed: readonly number[]) => worth(changed) < most;
  if (isOneWord(item) && values.every((_, by) => worth(turned(values, by)) === most)) return undefined;
  const counted = values.map((value, place) => {
    const others = Array.from({ length: HIGHEST + 1 }, (_, other) => values.with(place, other));
    return others
      .filter((changed) => changed[place] !== value && checkDraw(item.family, withValues(draw, changed)).ok)
      .some(loses);
  });
  return counted.includes(true) ? counted : countedPlaces(values, loses);
}

/** The places of a race that count; `undefined` when any two can be exchanged. */
function countedPlaces(
  values: readonly number[],
  loses: (changed: readonly number[]) => boolean,
): readonly boolean[] | undefined {
  const clashes = values.map((value, place) =>
    values.map((other, at) => at !== place && loses(values.with(place, other).with(at, value))),
  );
  const clashesOf = (place: number) => clashes[place]?.filter(Boolean).length ?? 0;
  const idle = new Set<number>();
  const places = values.map((_, place) => place).sort((a, b) => clashesOf(a) - clashesOf(b));
  for (const place of places) {
    if (![...idle].some((other) => clashes[place]?.[other])) idle.add(place);
  }
  // If every exchange reduces the win, every place counts.
  if (idle.size === 1) return values.map(() => true);
  return idle.size === values.length ? undefined : values.map((_, place) => !idle.has(place));
}

/** Whether a line is one word, such as big or odd. A play of several places has a set of words for each place. */
function isOneWord({ content }: Play): boolean {
  const sets = content.fields.flatMap((field) => {
    if (field.kind === 'lines') return [];
    return field.kind === 'set' ? [field.set] : field.groups;
  });
  return sets.length === 1 && sets.every(({ tokens }) => 'words' in tokens);
}

/** The numbers rotated by `by` places. */
function turned(values: readonly number[], by: number): readonly number[] {
  return [...values.slice(by), ...values.slice(0, by)];
}

/** All numbers of a draw: the main ones, then extra or special ones. */
export function valuesOf(draw: Draw): readonly number[] {
  if (!('main' in draw)) return draw;
  return 'special' in draw ? [...draw.main, draw.special] : [...draw.main, ...draw.extra];
}

/** A draw of the same shape with other numbers. */
function withValues(draw: Draw, values: readonly number[]): Draw {
  if (!('main' in draw)) return values;
  const main = values.slice(0, draw.main.length);
  const extra = values.slice(draw.main.length);
  return 'special' in draw ? { ...draw, main, special: extra[0] ?? 0 } : { main, extra };
}

/** Relative value of winning lines: the rarer, the higher. */
function worthOf({ tiers }: Play, wins: readonly Win[]): number {
  return wins.reduce((sum, { tier, kind, count }) => {
    const won = tiers.find((one) => one.tier === tier && one.kind === kind);
    return won ? sum + (count * Number(won.total)) / Number(won.wins) : sum;
  }, 0);
}
