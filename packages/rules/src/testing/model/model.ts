import type { Content } from '../../content/parse.ts';
import type { Draw } from '../../families/draw.ts';

/**
 * A second, naive implementation of a played item. It expands every unit bet and decides for each whether it wins. It uses
 * no code of the engine, so that agreement between the two is evidence.
 */
export interface Model {
  readonly lines: (content: Content) => readonly Line[];
  /** The tier a unit bet wins in a draw, if any. */
  readonly tierOf: (line: Line, draw: Draw) => string | undefined;
}

/** One unit bet: tokens and, if needed, their positions, in any form the model chooses. */
export type Line = readonly string[];

/** The tokens under a key of an object content, or of the only set of a string content. */
export function tokensOf(content: Content, key?: string): readonly string[] {
  const text = typeof content === 'string' ? content : (content[key ?? ''] ?? '');
  return text === '' ? [] : text.split(',');
}

/** The rows of a text: groups, or lines of single entry. */
export function rowsOf(content: Content, key?: string): readonly (readonly string[])[] {
  const text = typeof content === 'string' ? content : (content[key ?? ''] ?? '');
  return text.split('|').map((row) => (row === '' ? [] : row.split(',')));
}

/** Every combination of one token from each row. */
export function product(rows: readonly (readonly string[])[]): readonly Line[] {
  return rows.reduce<readonly Line[]>(
    (lines, row) => lines.flatMap((line) => row.map((token) => [...line, token])),
    [[]],
  );
}

/** Every choice of `k` tokens. */
export function choices(tokens: readonly string[], k: number): readonly Line[] {
  if (k === 0) return [[]];
  return tokens.flatMap((token, index) =>
    choices(tokens.slice(index + 1), k - 1).map((rest) => [token, ...rest]),
  );
}

/** Whether two lists hold the same tokens in any order. */
export function sameTokens(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join() === b.toSorted().join();
}

/** Number of tokens that are among the drawn ones. */
export function hitsOf(tokens: readonly string[], drawn: readonly string[]): number {
  return tokens.filter((token) => drawn.includes(token)).length;
}

/** The drawn numbers of a family with one list, as tokens. */
export function drawnOf(draw: Draw): readonly string[] {
  if ('main' in draw) throw new TypeError('expected one list of numbers');
  return draw.map(String);
}

/** Sum of tokens as numbers. */
export function total(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + Number(token), 0);
}

/** Lines of the bankers with every choice of drags. */
export function bankerLines(content: Content, size: number): readonly Line[] {
  const bankers = tokensOf(content, 'gall_code');
  return choices(tokensOf(content, 'drag_code'), size - bankers.length).map((drags) => [
    ...bankers,
    ...drags,
  ]);
}

/** Lines of an item whose id ends in `multi`, `single` or `banker`. */
export function entryLines(id: string, content: Content, size: number): readonly Line[] {
  if (id.endsWith('banker')) return bankerLines(content, size);
  return id.endsWith('single') ? rowsOf(content) : choices(tokensOf(content), size);
}

/** Wins in the only tier, or loses. */
export function winWhen(wins: boolean): string | undefined {
  return wins ? 'win' : undefined;
}

/** Big from a bound, small below it, odd and even. */
export function sideHolds(side: string, value: number, bigFrom: number): boolean {
  return side === (value >= bigFrom ? 'big' : 'small') || side === (value % 2 === 0 ? 'even' : 'odd');
}
