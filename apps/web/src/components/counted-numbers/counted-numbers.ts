import { type CompiledContent, checkDraw, type Draw, type PlayedItem, type Win } from '@tessera/rules';

/** The highest number of any family. */
const HIGHEST = 80;

/**
 * Which drawn numbers a winning content owes its win to: those without which it would win less, fewer lines or likelier ones. One flag per number,
 * main ones first, then extra or special ones; `undefined` for a content that won nothing.
 *
 * Where any number may take the place of another (digits, dice, drums), one counts that makes the win less when another stands there.
 * Where all numbers are drawn and only their places differ (races), a place counts when every exchange of it makes the win less.
 */
export function countedNumbers(
  item: Pick<PlayedItem, 'family' | 'tiers'>,
  compiled: CompiledContent,
  draw: Draw,
): readonly boolean[] | undefined {
  const actual = compiled.settle(draw);
  if (actual.length === 0) return undefined;
  const values = valuesOf(draw);
  const most = worthOf(item, actual);
  const loses = (changed: readonly number[]) =>
    worthOf(item, compiled.settle(withValues(draw, changed))) < most;
  return values.map((value, place) => {
    const others = Array.from({ length: HIGHEST + 1 }, (_, other) => values.with(place, other)).filter(
      (changed) => changed[place] !== value && checkDraw(item.family, withValues(draw, changed)).ok,
    );
    if (others.length > 0) return others.some(loses);
    return values.every((other, at) => at === place || loses(values.with(place, other).with(at, value)));
  });
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
function worthOf({ tiers }: Pick<PlayedItem, 'tiers'>, wins: readonly Win[]): number {
  return wins.reduce((sum, { tier, kind, count }) => {
    const won = tiers.find((one) => one.tier === tier && one.kind === kind);
    return won ? sum + (count * Number(won.total)) / Number(won.wins) : sum;
  }, 0);
}
