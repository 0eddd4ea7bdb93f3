import { object, type Reader, type TermsProblem, whole } from './read.ts';
import { VIP_LEVELS } from './vip.ts';

/** Whom an offer is for: VIP levels from `vipFrom` to `vipTo`, registered at `registeredSince` (ms) or later; null: at any time. */
export interface Audience {
  readonly vipFrom: number;
  readonly vipTo: number;
  readonly registeredSince: number | null;
}

const EVERYBODY = { vipFrom: 1, vipTo: VIP_LEVELS.length, registeredSince: null } as const;

/** An audience without members: of an offer whose audience cannot be read. */
export const NOBODY: Audience = {
  vipFrom: VIP_LEVELS.length + 1,
  vipTo: VIP_LEVELS.length,
  registeredSince: null,
};

/** A time as ISO 8601 with its zone, read into ms; null stays null. */
const sinceTime: Reader<number | null> = (value, path, note) => {
  if (value === null) return null;
  const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
  const at = typeof value === 'string' && iso.test(value) ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(at)) return at;
  note({ path, code: 'not_text' });
  return undefined;
};

const level = whole(1, VIP_LEVELS.length);
const reader = object({ vipFrom: level, vipTo: level, registeredSince: sinceTime });

/**
 * Reads an audience from JSON: `{ "vipFrom": 3, "vipTo": 8, "registeredSince": "2026-11-01T00:00:00+08:00" }`. A field that is
 * left out does not narrow it.
 * Errors: all problems found, at least one; returned, never thrown.
 */
export function readAudience(
  value: unknown,
):
  | { readonly ok: true; readonly value: Audience }
  | { readonly ok: false; readonly problems: readonly TermsProblem[] } {
  const problems: TermsProblem[] = [];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const read = reader(isObject ? { ...EVERYBODY, ...value } : value, '', (found) => problems.push(found));
  if (read && read.vipFrom > read.vipTo) problems.push({ path: 'vipTo', code: 'too_low' });
  return read && problems.length === 0 ? { ok: true, value: read } : { ok: false, problems };
}
