/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; every payload is one. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Maximum nesting of objects and lists, counting the payload itself (trust requirement E1). */
export const DEPTH_MAX = 8;

/** Maximum number of keys in one object (trust requirement E1). */
export const KEYS_MAX = 200;

/**
 * Parses a payload's JSON and returns it if it is safe: an object, at most `DEPTH_MAX` deep and `KEYS_MAX` keys wide,
 * without `__proto__` or `constructor` at any depth, and only with texts that the database can store. A lone surrogate
 * has no UTF-8 form and a text column cannot hold NUL, so escapes that produce one are refused.
 *
 * Errors: `undefined` for anything else; never throws.
 */
export function payloadOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Decoded UTF-8 contains no lone surrogate and JSON permits no raw NUL, so only an escape can introduce one.
    const walk: Walk = { escapes: text.includes('\\u') };
    return isRecord(value) && isSound(value, 1, walk) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface Walk {
  /** The text has numeric escapes, so every string must be checked. */
  readonly escapes: boolean;
}

function isSound(value: unknown, depth: number, walk: Walk): boolean {
  if (typeof value === 'string') return !walk.escapes || isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEPTH_MAX) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!isSound(item, depth + 1, walk)) return false;
    return true;
  }
  return isSoundRecord(value as Record<string, unknown>, depth, walk);
}

function isSoundRecord(record: Record<string, unknown>, depth: number, walk: Walk): boolean {
  let keys = 0;
  // Parsed JSON inherits no enumerable properties, so this visits own keys only, `__proto__` included.
  for (const key in record) {
    keys += 1;
    if (keys > KEYS_MAX || key === '__proto__' || key === 'constructor') return false;
    if (walk.escapes && !isStorableText(key)) return false;
    if (!isSound(record[key], depth + 1, walk)) return false;
  }
  return true;
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
