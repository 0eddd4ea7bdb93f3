/** One line of a comparison. */
export interface DiffLine {
  readonly kind: 'removed' | 'added' | 'same';
  readonly text: string;
  /** Unique in the comparison. */
  readonly key: string;
}

/**
 * Compares two JSON values line by line. Objects are compared by their fields, one line each; anything else is one line before and
 * one after. An absent value has no line.
 */
export function diffLines(before: unknown, after: unknown): readonly DiffLine[] {
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => compared(name, lineOf(name, before[name]), lineOf(name, after[name])));
  }
  return compared('', printed(before), printed(after));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const printed = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);

const lineOf = (name: string, value: unknown): string | undefined =>
  value === undefined ? undefined : `"${name}": ${JSON.stringify(value)}`;

function compared(key: string, before: string | undefined, after: string | undefined): readonly DiffLine[] {
  if (before === after) return before === undefined ? [] : [{ kind: 'same', text: before, key }];
  return [
    ...(before === undefined ? [] : [{ kind: 'removed' as const, text: before, key: `${key}-` }]),
    ...(after === undefined ? [] : [{ kind: 'added' as const, text: after, key: `${key}+` }]),
  ];
}
