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
 * True when a parsed payload is safe to hand on: an object, at most `DEPTH_MAX` deep and `KEYS_MAX` keys wide,
 * without `__proto__` or `constructor` at any depth, and only of texts that the store can hold. A lone
 * surrogate has no UTF-8 form and a NUL no place in a text column, so an escape that makes one is refused here.
 */
export function isSoundPayload(value: unknown): value is JsonObject {
  return isRecord(value) && isSound(value, 1);
}

const REFUSED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor']);

function isSound(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEPTH_MAX) return false;
  if (Array.isArray(value)) return value.every((item) => isSound(item, depth + 1));
  const entries = Object.entries(value);
  return (
    entries.length <= KEYS_MAX &&
    entries.every(([key, item]) => !REFUSED_KEYS.has(key) && isStorableText(key) && isSound(item, depth + 1))
  );
}

function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
