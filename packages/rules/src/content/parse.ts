import { fail, ok, type Result } from '../result.ts';
import type { ContentError } from './errors.ts';
import { parseLines } from './parse-lines.ts';
import { parseGroups, parseSet } from './parse-set.ts';
import type { Lines, Picks } from './parsed.ts';
import type { BankerRule, ContentShape, Field } from './shape.ts';

/** A bet content in its notation: a text, or an object of texts under the item's keys. */
export type Content = string | Readonly<Record<string, string>>;

/**
 * Reads a content of a shape: grammar, alphabets, numbers of picks, and banker conditions. It does not check the limit of
 * unit bets, because that needs the item's count.
 *
 * Errors: every code but `played_unknown`, `content_no_lines`, `content_too_many_bets`. Never throws for any input, and
 * stops reading at the first error.
 */
export function parseShape(shape: ContentShape, content: unknown): Result<Picks, ContentError> {
  const texts = textsOf(shape, content);
  if (!texts.ok) return texts;
  const sets: number[][] = [];
  let lines: Lines | undefined;
  for (const [index, field] of shape.fields.entries()) {
    const text = texts.value[index] ?? '';
    if (field.kind === 'lines') {
      const parsed = parseLines(text, field);
      if (!parsed.ok) return fail(withKey(parsed.error, field));
      lines = parsed.value;
    } else {
      const parsed =
        field.kind === 'set' ? one(parseSet(text, 0, text.length, field.set)) : parseGroups(text, field);
      if (!parsed.ok) return fail(withKey(parsed.error, field));
      sets.push(...parsed.value);
    }
  }
  const fault = shape.bankers === undefined ? undefined : bankerFault(shape.bankers, sets);
  if (fault !== undefined) return fail(fault);
  return ok(lines === undefined ? { sets } : { sets, lines });
}

function textsOf(shape: ContentShape, content: unknown): Result<readonly string[], ContentError> {
  if (shape.form === 'string') {
    return typeof content === 'string' ? ok([content]) : fail({ code: 'content_type', position: 0 });
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return fail({ code: 'content_type', position: 0 });
  }
  const entries = new Map<string, unknown>();
  for (const key in content) {
    if (!Object.hasOwn(content, key) || entries.size === shape.fields.length) {
      return fail({ code: 'content_keys', position: 0 });
    }
    entries.set(key, Reflect.get(content, key));
  }
  const texts: string[] = [];
  for (const { key } of shape.fields) {
    if (!entries.has(key)) return fail({ code: 'content_keys', key, position: 0 });
    const text = entries.get(key);
    if (typeof text !== 'string') return fail({ code: 'content_type', key, position: 0 });
    texts.push(text);
  }
  return ok(texts);
}

function one(parsed: Result<number[], ContentError>): Result<number[][], ContentError> {
  return parsed.ok ? ok([parsed.value]) : parsed;
}

function withKey(error: ContentError, field: Field): ContentError {
  return field.key === '' ? error : { ...error, key: field.key };
}

function bankerFault({ zones }: BankerRule, sets: readonly (readonly number[])[]): ContentError | undefined {
  let bankersInAll = 0;
  for (const zone of zones) {
    const bankers = sets[zone.bankers] ?? [];
    const drags = sets[zone.drags] ?? [];
    bankersInAll += bankers.length;
    if (bankers.some((value) => drags.includes(value))) {
      return { code: 'content_overlap', key: 'drag_code', position: 0 };
    }
    if (bankers.length + drags.length < zone.need)
      return { code: 'content_banker_short', key: 'drag_code', position: 0 };
  }
  return bankersInAll === 0 ? { code: 'content_banker_missing', key: 'gall_code', position: 0 } : undefined;
}
