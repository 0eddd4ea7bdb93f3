import { type CompiledContent, checkDraw, type Draw, type PlayedItem, type Win } from '@tessera/rules';

/** What of a played item tells which numbers count. */
export type Played = Pick<PlayedItem, 'family' | 'tiers' | 'content'>;

/** The highest number of any family. */
const HIGHEST = 80;

/**
 * Which drawn numbers a winning content owes its win to: those without which it would win less, fewer lines or likelier
 * ones. One flag per number, main ones first, then extra or special ones; `undefined` for a content that won nothing, and
 * for sides of a sum, which all numbers make together.
 *
 * Where any number may take the place of another (digits, dice, drums), one counts that makes the win less when another
 * stands there. Where all numbers are drawn and only their places differ (races), the places count that cannot be
 * exchanged with those that do not.
 */
export function countedNumbers(
  item: Played,
  compiled: CompiledContent,
  draw: Draw,
): readonly boolean[] | undefined {
  const actual = compiled.settle(draw);
  if (actual.length === 0) return undefined;
  const values = valuesOf(draw);
  const most = worthOf(item, actual);
  const worth = (changed: readonly number[]) => worthOf(item, compiled.settle(withValues(draw, changed)));
  const loses = (changed: readonly number[]) => worth(changed) < most;
  if (isOnWords(item) && values.every((_, by) => worth(turned(values, by)) === most)) return undefined;
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
  // Where every exchange loses, no place is idle.
  if (idle.size === 1) return values.map(() => true);
  return idle.size === values.length ? undefined : values.map((_, place) => !idle.has(place));
}

/** Whether nothing but words, such as big and odd, can be picked. */
function isOnWords({ content }: Played): boolean {
  const sets = content.fields.flatMap((field) => {
    if (field.kind === 'lines') return [];
    return field.kind === 'set' ? [field.set] : field.groups;
  });
  return sets.length > 0 && sets.every(({ tokens }) => 'words' in tokens);
}

/** The same numbers, each `by` places further. */
function turned(values: readonly number[], by: number): readonly number[] {
  return [...values.slice(by), ...values.slice(0, by)];
}

/** All numbers of a draw: the main ones, then extra or special ones. */
export function valuesOf(draw: Draw): readonly number[] {
  if (!('main' in draw)) return draw;
  return 'special' in draw ? [...draw.main, draw.special] : [...draw.main, ...draw.extra];
}

/** A draw of the same form with other numbers. */
function withValues(draw: Draw, values: readonly number[]): Draw {
  if (!('main' in draw)) return values;
  const main = values.slice(0, draw.main.length);
  const extra = values.slice(draw.main.length);
  return 'special' in draw ? { ...draw, main, special: extra[0] ?? 0 } : { main, extra };
}

/** What winning lines are worth beside each other: the rarer, the more. */
function worthOf({ tiers }: Played, wins: readonly Win[]): number {
  return wins.reduce((sum, { tier, kind, count }) => {
    const won = tiers.find((one) => one.tier === tier && one.kind === kind);
    return won ? sum + (count * Number(won.total)) / Number(won.wins) : sum;
  }, 0);
}
