import { isHex } from './bytes.ts';

/** A strict reader of untrusted JSON: returns the typed value, or throws `ShapeError` with the path. */
export type Shape<T> = (value: unknown, path: string) => T;

/** The protocol does not allow the value at `path`. */
export class ShapeError extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`unexpected value at ${path || 'the top'}`);
    this.path = path;
  }
}

const when =
  <T>(accepts: (value: unknown) => value is T): Shape<T> =>
  (value, path) => {
    if (!accepts(value)) throw new ShapeError(path);
    return value;
  };

/** Text of at most `max` UTF-16 units that matches `pattern`. */
export const text = (max: number, pattern = /^/): Shape<string> =>
  when((value): value is string => typeof value === 'string' && value.length <= max && pattern.test(value));

/** Lower-case hex of exactly `length` bytes. */
export const hex = (length: number): Shape<string> =>
  when((value): value is string => typeof value === 'string' && isHex(value, length));

/** An integer from `min` to 2^53 - 1. */
export const whole = (min = 0): Shape<number> =>
  when(
    (value): value is number =>
      Number.isSafeInteger(value) && (value as number) >= min && !Object.is(value, -0),
  );

/** One of the given values, nothing else. */
export const oneOf = <const T extends string | boolean | null>(...options: readonly T[]): Shape<T> =>
  when((value): value is T => options.includes(value as T));

export const either =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  (value, path) => {
    try {
      return first(value, path);
    } catch {
      return second(value, path);
    }
  };

export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path);

export const list =
  <T>(item: Shape<T>, max: number): Shape<T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > max) throw new ShapeError(path);
    return value.map((entry, i) => item(entry, `${path}/${i}`));
  };

/** An object with arbitrary keys, e.g. odds by tier. */
export const mapOf =
  <T>(item: Shape<T>, max: number): Shape<Record<string, T>> =>
  (value, path) => {
    const entries = Object.entries(plainObject(value, path));
    if (entries.length > max) throw new ShapeError(path);
    return Object.fromEntries(entries.map(([key, entry]) => [key, item(entry, `${path}/${key}`)]));
  };

/** An object with exactly the given keys. Optional keys may be absent; unknown keys throw. */
export const object =
  <T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (value, path) => {
    const source = plainObject(value, path);
    for (const key of Object.keys(source)) {
      if (!Object.hasOwn(shapes, key)) throw new ShapeError(`${path}/${key}`);
    }
    const read = Object.entries<Shape<unknown>>(shapes)
      .map(([key, shape]) => [key, shape(source[key], `${path}/${key}`)] as const)
      .filter(([, entry]) => entry !== undefined);
    return Object.fromEntries(read) as T;
  };

function plainObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ShapeError(path);
  return value as Record<string, unknown>;
}
