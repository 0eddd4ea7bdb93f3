/** An expected outcome as a value: either the result or the stable code of a failure. Nothing is thrown. */
export type Result<T, E extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps the stable code of an expected failure. */
export const fail = <E extends string>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});
