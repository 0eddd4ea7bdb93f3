import type { Draw } from '@tessera/rules';
import type { Rules } from '@tessera/rules/core';

/** One line of a bet as a content of its own, and whether it won. */
export interface BetLine {
  /** In the play's notation; different for every line of a bet. */
  readonly content: string;
  /** Tokens in reading order. */
  readonly values: readonly string[];
  readonly won: boolean;
}

/** More lines than this are not written out. */
const LINES_SHOWN = 12;

/**
 * A small bet written out line by line, `undefined` when it has too many lines or a notation whose lines are not
 * contents themselves (such as sums and group plays).
 */
export function betLines(
  rules: Rules,
  playedId: string,
  content: unknown,
  draw: Draw,
): readonly BetLine[] | undefined {
  const counted = rules.countLines(playedId, content);
  if (typeof content !== 'string' || !counted.ok || counted.value > LINES_SHOWN) return undefined;
  const groups = content.split('|').map((group) => group.split(',').filter(Boolean));
  for (const texts of [product(groups), singles(groups), content.split('|')]) {
    const lines = texts.map((text) => lineOf(rules, playedId, text, draw));
    if (lines.length === counted.value && lines.every((line) => line !== undefined)) return lines;
  }
  return undefined;
}

function lineOf(rules: Rules, playedId: string, text: string, draw: Draw): BetLine | undefined {
  const compiled = rules.compile(playedId, text);
  if (!compiled.ok || compiled.value.lines !== 1) return undefined;
  return {
    content: text,
    values: text.split(/[|,]/).filter(Boolean),
    won: compiled.value.settle(draw).length > 0,
  };
}

/** One token of every group: `1,2|3` is `1|3` and `2|3`. */
function product(groups: readonly (readonly string[])[]): string[] {
  const size = groups.reduce((all, group) => all * group.length, 1);
  if (size > LINES_SHOWN) return [];
  const rows = groups.reduce<string[][]>(
    (before, group) => before.flatMap((row) => group.map((token) => [...row, token])),
    [[]],
  );
  return rows.map((row) => row.join('|'));
}

/** One token of one group, the others empty: `1||2` is `1||` and `||2`. */
function singles(groups: readonly (readonly string[])[]): string[] {
  return groups.flatMap((group, place) =>
    group.map((token) => groups.map((_, at) => (at === place ? token : '')).join('|')),
  );
}
