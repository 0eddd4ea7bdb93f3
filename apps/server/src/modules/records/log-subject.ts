import type { Movement } from '../../contract/index.ts';

type Registry = ReadonlyMap<string, Movement>;

/** SQL that depends on the kind of row `t (kind, key)`: the first text that `of` gives for its movement. */
function byKind(
  movements: Registry,
  t: string,
  of: (movement: Movement) => string | undefined,
  otherwise: string,
): string {
  const cases = new Map<string, string[]>();
  for (const movement of movements.values()) {
    const sql = of(movement);
    if (sql !== undefined) cases.set(sql, [...(cases.get(sql) ?? []), `'${movement.kind}'`]);
  }
  const branches = [...cases].map(([sql, kinds]) => `when ${t}.kind in (${kinds.join(', ')}) then ${sql}`);
  return `case ${branches.join('\n  ')} else ${otherwise} end`;
}

/**
 * SQL of the number by which the player knows the subject of transaction `t`: that of the bet, chase, deposit, withdrawal or
 * transfer; the round of a game; the draw of a rebate.
 */
export const numberOf = (movements: Registry, t: string): string =>
  byKind(movements, t, ({ subject }) => subject?.number?.(t), `split_part(${t}.key, ':', 1)`);

/** SQL of the provider's own reference of transaction `t`; null if no provider was involved. */
export const providersNumberOf = (movements: Registry, t: string): string =>
  byKind(movements, t, ({ subject }) => subject?.provider?.(t), 'null');

/**
 * SQL of the subject of transaction `t` in the player's words, null where nothing more is known. `language` is the parameter with
 * the language of the call.
 */
export function remarkOf(movements: Registry, t: string, language: string): string {
  const named = (column: string) => `coalesce(${column} ->> ${language}, ${column} ->> 'enUs')`;
  return byKind(movements, t, ({ subject }) => subject?.remark?.(t, named), 'null');
}
