/** Parsers for choices received over the wire. */

/** The fields of a plain object that has exactly these keys; undefined for anything else. */
export function fieldsOf<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): Readonly<Record<Key, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fits = Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
  return fits ? (value as Record<Key, unknown>) : undefined;
}

/** Whether a value is an integer from `min` to `max`, both included. */
export const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max && !Object.is(value, -0);
