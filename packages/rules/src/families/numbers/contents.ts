import {
  type ContentShape,
  groupsContent,
  linesContent,
  objectContent,
  setContent,
  setField,
  type Tokens,
} from '../../content/shape.ts';

/** Banker and drag: 1 to `size - 1` bankers, drags from the other numbers, together at least `size`. */
export const bankerContent = (tokens: Tokens, size: number, dragsMax: number): ContentShape => ({
  ...objectContent(setField('gall_code', tokens, 1, size - 1), setField('drag_code', tokens, 1, dragsMax)),
  bankers: { zones: [{ bankers: 0, drags: 1, need: size }] },
});

/** Lines of different numbers in any order. */
export const differentLines = (tokens: Tokens, length: number): ContentShape =>
  linesContent({ length, tokens, order: 'unordered-different' });

/** Lines of different numbers in order. */
export const orderedLines = (tokens: Tokens, length: number): ContentShape =>
  linesContent({ length, tokens, order: 'ordered-different' });

/** A set of at least `min` numbers. */
export const numberSet = (
  tokens: Tokens & { readonly to: number; readonly from: number },
  min: number,
  max = tokens.to,
): ContentShape => setContent(tokens, min, max);

/** One non-empty set per position. */
export const numberRows = (
  names: readonly string[],
  tokens: Tokens & { readonly to: number },
): ContentShape => groupsContent(names, tokens, 1, tokens.to);

/** One set per position, at least one filled. */
export const openNumberRows = (
  names: readonly string[],
  tokens: Tokens & { readonly to: number },
): ContentShape => groupsContent(names, tokens, 0, tokens.to, 1);
