import { type Amount, parseAmount } from '@tessera/protocol/money';

/** What is wrong with one field of terms. `path` is as in `steps.0.bonus`; empty for the terms as a whole. */
export interface TermsProblem {
  readonly path: string;
  readonly code:
    | 'unknown_kind'
    | 'not_object'
    | 'not_list'
    | 'not_text'
    | 'not_whole'
    | 'not_amount'
    | 'not_choice'
    | 'unknown_field'
    | 'missing'
    | 'too_low'
    | 'too_high'
    | 'too_few'
    | 'too_many'
    | 'not_cents'
    | 'not_ascending'
    | 'sum_differs'
    | 'repeated';
}

/** Reads one value: answers it, or notes problems and answers undefined. */
export type Reader<T> = (
  value: unknown,
  path: string,
  note: (problem: TermsProblem) => void,
) => T | undefined;

/** What a reader answers. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Rewards are paid in whole hundredths of a currency; this is one of them. */
export const CENT = 100n as Amount;

const at = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);

/** An object with exactly these fields. */
export const object =
  <F extends Record<string, Reader<unknown>>>(fields: F): Reader<{ readonly [K in keyof F]: Read<F[K]> }> =>
  (value, path, note) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      note({ path, code: 'not_object' });
      return undefined;
    }
    let whole = true;
    const fail = (problem: TermsProblem): void => {
      whole = false;
      note(problem);
    };
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) fail({ path: at(path, key), code: 'unknown_field' });
    }
    const read = Object.entries(fields).map(([key, reader]) => {
      if (!Object.hasOwn(value, key)) fail({ path: at(path, key), code: 'missing' });
      else return [key, reader((value as Record<string, unknown>)[key], at(path, key), fail)];
      return [key, undefined];
    });
    return whole ? (Object.fromEntries(read) as { readonly [K in keyof F]: Read<F[K]> }) : undefined;
  };

/** A list of `min` to `max` items, both included. */
export const list =
  <T>(item: Reader<T>, min: number, max: number): Reader<readonly T[]> =>
  (value, path, note) => {
    if (!Array.isArray(value)) {
      note({ path, code: 'not_list' });
      return undefined;
    }
    if (value.length < min || value.length > max) {
      note({ path, code: value.length < min ? 'too_few' : 'too_many' });
      return undefined;
    }
    const read = value.map((one, index) => item(one, at(path, index), note));
    return read.every((one) => one !== undefined) ? (read as T[]) : undefined;
  };

/** A whole number from `min` to `max`, both included. */
export const whole =
  (min: number, max: number): Reader<number> =>
  (value, path, note) => {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) note({ path, code: 'not_whole' });
    else if ((value as number) < min) note({ path, code: 'too_low' });
    else if ((value as number) > max) note({ path, code: 'too_high' });
    else return value as number;
    return undefined;
  };

/** An amount in wire format (`"12.5000"`, grammar M1) of whole hundredths, at least `min` (default: one hundredth). */
export const money =
  (min: bigint = CENT): Reader<Amount> =>
  (value, path, note) => {
    const parsed = typeof value === 'string' ? parseAmount(value) : undefined;
    if (!parsed?.ok) note({ path, code: 'not_amount' });
    else if (parsed.value < min) note({ path, code: 'too_low' });
    else if (parsed.value % CENT !== 0n) note({ path, code: 'not_cents' });
    else return parsed.value;
    return undefined;
  };

/** One of the given texts. */
export const choice =
  <const T extends string>(...texts: readonly T[]): Reader<T> =>
  (value, path, note) => {
    const found = texts.find((text) => text === value);
    if (found === undefined) note({ path, code: 'not_choice' });
    return found;
  };

/** An id by the grammar of lottery and platform ids: `lottery`, `aurora`. */
export const slug: Reader<string> = (value, path, note) => {
  if (typeof value === 'string' && /^[a-z0-9][a-z0-9.-]{0,63}$/.test(value)) return value;
  note({ path, code: 'not_text' });
  return undefined;
};

/** A reader with a further rule over the whole value; the rule answers the problem, its path relative to the value. */
export const also =
  <T>(reader: Reader<T>, ...rules: readonly ((value: T) => TermsProblem | undefined)[]): Reader<T> =>
  (value, path, note) => {
    const read = reader(value, path, note);
    if (read === undefined) return undefined;
    const problems = rules.map((rule) => rule(read)).filter((problem) => problem !== undefined);
    for (const { path: inner, code } of problems) note({ path: inner === '' ? path : at(path, inner), code });
    return problems.length === 0 ? read : undefined;
  };
