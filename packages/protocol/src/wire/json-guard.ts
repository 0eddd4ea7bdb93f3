/** A JSON value as the wire carries it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; every payload is one. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Deepest nesting of objects and lists, the payload itself counted (trust requirement E1). */
export const DEPTH_MAX = 8;

/** Most keys one object may have (trust requirement E1). */
export const KEYS_MAX = 200;

/**
 * Reads a payload's JSON and hands it on when it is safe: an object, at most `DEPTH_MAX` deep and `KEYS_MAX` keys
 * wide, without `__proto__` or `constructor` at any depth, and only of texts that the store can hold. A lone
 * surrogate has no UTF-8 form and a NUL no place in a text column, so an escape that makes one is refused.
 *
 * Errors: `undefined` for anything else; never throws.
 */
export function payloadOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Decoded UTF-8 holds neither by itself and JSON takes no raw NUL: only an escape can bring one in.
    const walk: Walk = { escapes: text.includes('\\u') };
    return isRecord(value) && isSound(value, 1, walk) ? value : undefined;
  } catch {
    return undefined;
  }
}

interface Walk {
  /** The text has escapes by number, so each string must be looked at. */
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
  // Parsed JSON inherits nothing that is enumerable, so this visits its own keys, `__proto__` included.
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
