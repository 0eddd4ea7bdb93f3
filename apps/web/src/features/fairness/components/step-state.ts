import type { Check, CheckName } from '@tessera/fairness';

/** State of a step that depends on some checks: failed as soon as one fails, ok when all have passed. */
export type StateOf = (...names: readonly CheckName[]) => 'ok' | 'failed' | undefined;

/** Derives step states from the checks finished so far. */
export function stateFrom(checks: readonly Check[]): StateOf {
  return (...names) => {
    const made = names.map((name) => checks.find((check) => check.name === name));
    if (made.some((check) => check?.ok === false)) return 'failed';
    return made.every((check) => check?.ok) ? 'ok' : undefined;
  };
}
