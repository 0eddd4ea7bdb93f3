import type { Check, CheckName } from '@tessera/fairness';

/** Standing of a step that rests on some checks: failed with the first that fails, held when all have held. */
export type StateOf = (...names: readonly CheckName[]) => 'ok' | 'failed' | undefined;

/** Reads standings off the checks made so far. */
export function stateFrom(checks: readonly Check[]): StateOf {
  return (...names) => {
    const made = names.map((name) => checks.find((check) => check.name === name));
    if (made.some((check) => check?.ok === false)) return 'failed';
    return made.every((check) => check?.ok) ? 'ok' : undefined;
  };
}
