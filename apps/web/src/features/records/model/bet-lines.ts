import type { Content, Draw } from '@tessera/rules';
import type { PlayItem, Rules } from '@tessera/rules/core';
import { betParts } from '../../../components/bet-content/index.ts';

/** One line of a bet, and whether it won. */
export interface BetLine {
  /** In the play's notation; different for every line of a bet. */
  readonly content: string;
  /** Names of the place the line is on, as in the rules, where the places of a bet are lines of their own. */
  readonly labels: readonly string[];
  /** Tokens in reading order, `+` between zones; bankers come before their drags. */
  readonly values: readonly string[];
  readonly won: boolean;
}

/** A bet with more lines is not listed line by line. */
const LINES_SHOWN = 12;

type Shape = PlayItem['content'];
type Picks = Pick<Parameters<Rules['printContent']>[0], 'sets' | 'lines'>;

/**
 * A small bet listed line by line. `undefined` when it has too many lines, or a notation whose lines are not contents
 * themselves (such as sums and the pairs of a group play).
 */
export function betLines(
  rules: Rules,
  playId: string,
  content: unknown,
  draw: Draw,
): readonly BetLine[] | undefined {
  const parsed = rules.parseContent(playId, content);
  const shape = rules.playItem(playId)?.content;
  if (!shape || !parsed.ok || parsed.value.count > LINES_SHOWN) return undefined;
  for (const parts of [choices(shape, parsed.value), singles(parsed.value), entries(parsed.value)]) {
    const lines = parts.map((picks) => {
      const text = rules.printContent({ playId, count: 1, ...picks });
      const compiled = rules.compile(playId, text);
      if (!compiled.ok || compiled.value.lines !== 1) return undefined;
      const won = compiled.value.settle(draw).length > 0;
      return {
        content: JSON.stringify(text),
        labels: placeOf(shape, text),
        values: valuesOf(shape, text),
        won,
      };
    });
    if (lines.length === parsed.value.count && lines.every((line) => line !== undefined)) return lines;
  }
  return undefined;
}

/** The tokens one line takes of each set: all bankers, and as many drags as are missing. */
function choices(shape: Shape, { sets }: Picks): readonly Picks[] {
  const taken = shape.fields.flatMap((field) =>
    field.kind === 'set'
      ? [field.set.min]
      : field.kind === 'groups'
        ? field.groups.map(({ min }) => min)
        : [],
  );
  for (const { bankers, drags, need } of shape.bankers?.zones ?? []) {
    taken[bankers] = sets[bankers]?.length ?? 0;
    taken[drags] = need - taken[bankers];
  }
  const lines = sets.reduce<number[][][]>(
    (before, set, place) => {
      const some = subsets(set, taken[place] ?? 0);
      return before.length * some.length > LINES_SHOWN
        ? []
        : before.flatMap((line) => some.map((part) => [...line, part]));
    },
    [[]],
  );
  return lines.map((line) => ({ sets: line }));
}

/** Every combination of `count` values; empty when there are more than `LINES_SHOWN`. */
function subsets(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (const [place, first] of values.entries()) {
    for (const rest of subsets(values.slice(place + 1), count - 1)) found.push([first, ...rest]);
    if (found.length > LINES_SHOWN) return [];
  }
  return found;
}

/** One token of one set, the others empty: `1||2` is `1||` and `||2`. */
function singles({ sets }: Picks): readonly Picks[] {
  return sets.flatMap((set, place) =>
    set.map((value) => ({ sets: sets.map((_, at) => (at === place ? [value] : [])) })),
  );
}

/** The lines of a single-entry play. */
function entries({ sets, lines }: Picks): readonly Picks[] {
  if (!lines) return [];
  const { length, count, values } = lines;
  return Array.from({ length: count }, (_, line) => ({
    sets,
    lines: { length, count: 1, values: values.subarray(line * length, (line + 1) * length) },
  }));
}

/** The labels of the only filled place among several; none for a line that fills more than one. */
function placeOf(shape: Shape, content: Content): readonly string[] {
  const [only, ...others] = betParts(content, shape);
  return only && others.length === 0 ? only.labels : [];
}

function valuesOf(shape: Shape, content: string | Readonly<Record<string, string>>): readonly string[] {
  const texts = typeof content === 'string' ? [content] : Object.values(content);
  const sets = texts.flatMap((text) => text.split('|')).map((set) => set.split(',').filter(Boolean));
  const bankerZones = shape.bankers?.zones ?? [];
  if (bankerZones.length === 0) return sets.flat();
  const zones = bankerZones.map(({ bankers, drags }) => [...(sets[bankers] ?? []), ...(sets[drags] ?? [])]);
  const others = sets.filter(
    (_, at) => !bankerZones.some((zone) => at === zone.bankers || at === zone.drags),
  );
  return [...zones, ...others].flatMap((zone, place) => (place > 0 ? ['+', ...zone] : zone));
}
