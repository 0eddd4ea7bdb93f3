import { fail, ok, type Result } from '../result.ts';
import type { ContentError } from './errors.ts';
import type { GroupsField, SetSpec, Tokens } from './shape.ts';

/** Longest token of any item; longer texts are refused without a lookup. */
const tokenLengthMax = 16;

/**
 * Reads one set from `text[start..end)`: `"1,2,5"`. Returns the values in ascending order.
 * Stops at the first error, so it reads at most one token more than the alphabet has.
 */
export function parseSet(
  text: string,
  start: number,
  end: number,
  spec: SetSpec,
): Result<number[], ContentError> {
  if (start === end) return spec.min === 0 ? ok([]) : fail({ code: 'content_empty', position: start });
  const picks: number[] = [];
  for (let at = start; at <= end; ) {
    const comma = text.indexOf(',', at);
    const stop = comma === -1 || comma > end ? end : comma;
    const value = stop - at > tokenLengthMax ? -1 : tokenValue(text.slice(at, stop), spec.tokens);
    if (value === -1) return fail({ code: 'content_token', position: at });
    if (picks.includes(value)) return fail({ code: 'content_duplicate', position: at });
    if (picks.length === spec.max) return fail({ code: 'content_too_many', position: at });
    picks.push(value);
    at = stop + 1;
  }
  if (picks.length < spec.min) return fail({ code: 'content_too_few', position: start });
  return ok(isAscending(picks) ? picks : picks.sort((a, b) => a - b));
}

function isAscending(values: readonly number[]): boolean {
  for (let at = 1; at < values.length; at += 1) if (values[at]! < values[at - 1]!) return false;
  return true;
}

/** Reads exactly the groups of a field: `"1,2||3"`. */
export function parseGroups(text: string, field: GroupsField): Result<number[][], ContentError> {
  if (text.length === 0) return fail({ code: 'content_empty', position: 0 });
  const sets: number[][] = [];
  let at = 0;
  let filled = 0;
  for (const [index, group] of field.groups.entries()) {
    const bar = text.indexOf('|', at);
    const last = index === field.groups.length - 1;
    if (last !== (bar === -1))
      return fail({ code: 'content_groups', position: bar === -1 ? text.length : bar });
    const end = last ? text.length : bar;
    const set = parseSet(text, at, end, group);
    if (!set.ok) return set;
    if (set.value.length > 0) filled++;
    sets.push(set.value);
    at = end + 1;
  }
  return filled < field.minNonempty ? fail({ code: 'content_too_few', position: 0 }) : ok(sets);
}

/** Parsed value of a token; -1 when the token is not in the alphabet in exactly this spelling. */
export function tokenValue(token: string, tokens: Tokens): number {
  if ('words' in tokens) return tokens.words.indexOf(token);
  const first = token.charCodeAt(0) - 48;
  if (token.length === 0 || token.length > 2 || first < 0 || first > 9) return -1;
  if (token.length === 1) return first >= tokens.from && first <= tokens.to ? first : -1;
  const second = token.charCodeAt(1) - 48;
  if (first === 0 || second < 0 || second > 9) return -1;
  const value = first * 10 + second;
  return value >= tokens.from && value <= tokens.to ? value : -1;
}
