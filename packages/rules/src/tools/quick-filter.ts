import { type SetSpec, tokenText, tokenValues } from '../content/shape.ts';

/** The quick filters of a picker row. */
export const quickFilters = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;

export type QuickFilter = (typeof quickFilters)[number];

/**
 * Tokens that a quick filter picks in a row, in order and at most as many as the row allows. Big is the upper half of the
 * row's numbers. Rows of words support only `all` and `clear`; the other filters return no token for them.
 */
export function quickFilter(
  { tokens, max }: Pick<SetSpec, 'tokens' | 'max'>,
  filter: QuickFilter,
): readonly string[] {
  const values = tokenValues(tokens);
  const bigFrom = values[Math.ceil(values.length / 2)] ?? 0;
  const picked = values.filter((value) => {
    if (filter === 'all' || filter === 'clear') return filter === 'all';
    if ('words' in tokens) return false;
    if (filter === 'big' || filter === 'small') return value >= bigFrom === (filter === 'big');
    return (value % 2 === 1) === (filter === 'odd');
  });
  return picked.slice(0, max).map((value) => tokenText(tokens, value));
}
