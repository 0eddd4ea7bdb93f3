import { fail, ok, type Result } from '../result.ts';
import type { ContentError, ContentErrorCode } from './errors.ts';
import { keySet } from './key-set.ts';
import { lineKeys } from './line-keys.ts';
import type { Lines } from './parsed.ts';
import { type LinePattern, type LinesField, maxLines, type Tokens } from './shape.ts';

const bar = 124;
const comma = 44;
const zero = 48;

/**
 * Reads single entry: `"1,2,3|4,5,6"`. Makes one pass over the text and stops at the first error or at the line limit.
 * Allocates memory only for the lines.
 */
export function parseLines(text: string, field: LinesField): Result<Lines, ContentError> {
  const wrong = (code: ContentErrorCode, position: number) => fail<ContentError>({ code, position });
  if (text.length === 0) return wrong('content_empty', 0);
  const { length } = field;
  const capacity = Math.min(maxLines, Math.floor(text.length / (2 * length)) + 1);
  const values = new Uint8Array(capacity * length);
  const keys = lineKeys(field);
  const seen = keySet(keys.space, capacity);
  const extraFrom = length - (field.extra?.count ?? 0);
  let count = 0;
  let lineStart = 0;
  let column = 0;
  for (let at = 0; at <= text.length; ) {
    if (count === maxLines) return wrong('content_too_many_lines', lineStart);
    const first = text.charCodeAt(at) - zero;
    if (!(first >= 0 && first <= 9)) return wrong('content_token', at);
    let value = first;
    let next = at + 1;
    const second = text.charCodeAt(next) - zero;
    if (second >= 0 && second <= 9) {
      if (first === 0) return wrong('content_token', at);
      value = first * 10 + second;
      next++;
    }
    if (column === length) return wrong('content_line_length', at);
    const tokens = column < extraFrom || field.extra === undefined ? field.tokens : field.extra.tokens;
    if (!allowed(tokens, value)) return wrong('content_token', at);
    values[count * length + column] = value;
    column++;
    const separator = text.charCodeAt(next);
    if (separator === comma) {
      at = next + 1;
      continue;
    }
    if (separator !== bar && next !== text.length) return wrong('content_token', at);
    if (column !== length) return wrong('content_line_length', lineStart);
    const offset = count * length;
    const fault = lineFault(values, offset, field, extraFrom);
    if (fault !== undefined) return wrong(fault, lineStart);
    keys.normalise(values, offset);
    if (!seen.add(keys.keyOf(values, offset))) return wrong('content_line_duplicate', lineStart);
    count++;
    column = 0;
    at = next + 1;
    lineStart = at;
  }
  return ok({ length, count, values: values.subarray(0, count * length) });
}

/** The error of the complete line at `offset`; `undefined` when the line is a bet of the item. */
export function lineFault(
  values: Uint8Array,
  offset: number,
  field: LinesField,
  extraFrom: number = field.length - (field.extra?.count ?? 0),
): 'content_duplicate' | 'content_line_pattern' | undefined {
  if (field.order === 'ordered-different' || field.order === 'unordered-different') {
    if (
      hasRepeat(values, offset, offset + extraFrom) ||
      hasRepeat(values, offset + extraFrom, offset + field.length)
    ) {
      return 'content_duplicate';
    }
  }
  if (field.pattern === undefined || fits(field.pattern, differentIn(values, offset))) return undefined;
  return 'content_line_pattern';
}

function allowed(tokens: Tokens, value: number): boolean {
  return !('words' in tokens) && value >= tokens.from && value <= tokens.to;
}

function hasRepeat(values: Uint8Array, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) {
    for (let j = from; j < i; j++) if (values[i] === values[j]) return true;
  }
  return false;
}

/** Number of different tokens in the line of three at `offset`. */
function differentIn(values: Uint8Array, offset: number): number {
  const [a, b, c] = [values[offset], values[offset + 1], values[offset + 2]];
  if (a === b) return b === c ? 1 : 2;
  return b === c || a === c ? 2 : 3;
}

function fits(pattern: LinePattern, different: number): boolean {
  if (pattern === 'pair') return different === 2;
  return pattern === 'different' ? different === 3 : different > 1;
}
