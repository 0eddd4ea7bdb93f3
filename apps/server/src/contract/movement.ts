import type { MovementType, movementTones } from '@tessera/protocol';

declare const declared: unique symbol;
/** Kind of a transaction, declared by the module that posts it. Only `declareMovements` makes one. */
export type MovementKind = string & { readonly [declared]: true };

/**
 * What a movement is for turnover: a `stake` or its return (`return`); a `round` has both, the stake as a debit of the player; a
 * `deposit` or `bonus` has to be played before it can be withdrawn.
 */
export type TurnoverRole = 'stake' | 'return' | 'round' | 'deposit' | 'bonus' | 'none';

/** The sum of a report that a movement belongs to when it has no role for turnover: stakes, returns and deposits are sums of their own. */
export type ReportFigure = 'withdrawals' | 'rebate' | 'rewards' | 'none';

/** What a movement counts as. */
export type MovementRole =
  | { readonly turnover: Exclude<TurnoverRole, 'none'> }
  | { readonly turnover: 'none'; readonly report: ReportFigure };

/** SQL of what a transaction is about; `t` is a row with its `kind` and `key`. */
export interface Subject {
  /** The number by which the player knows it. Default: the key up to its first colon. */
  readonly number?: (t: string) => string;
  /** The provider's own reference. Default: none. */
  readonly provider?: (t: string) => string;
  /** What it is about in the player's words; `named` picks the name in the language of the call from a column of names. */
  readonly remark?: (t: string, named: (column: string) => string) => string;
}

/** Facts of a movement. `tone` is that of the protocol; null for one that never touches a player's main balance. */
export type MovementFacts<Kind extends string> = MovementRole & {
  readonly tone: Kind extends MovementType ? (typeof movementTones)[Kind] : null;
  readonly subject?: Subject;
};

export type Movement = MovementRole & {
  readonly kind: MovementKind;
  readonly tone: string | null;
  readonly subject?: Subject;
};

/** Declares the movements that a module posts, by kind. */
export function declareMovements<Kind extends string>(
  facts: {
    readonly [K in Kind]: MovementFacts<K>;
  },
): { readonly [K in Kind]: Movement } {
  const entries = Object.entries<MovementRole>(facts).map(([kind, given]) => [
    kind,
    { ...given, kind: kind as MovementKind },
  ]);
  return Object.fromEntries(entries) as { [K in Kind]: Movement };
}

/** All movements by kind. Throws when two modules declare the same kind. */
export function movementRegistry(
  ...modules: readonly Readonly<Record<string, Movement>>[]
): ReadonlyMap<string, Movement> {
  const all = new Map<string, Movement>();
  for (const movement of modules.flatMap((module) => Object.values(module))) {
    if (all.has(movement.kind)) throw new Error(`Two modules declare the movement ${movement.kind}`);
    all.set(movement.kind, movement);
  }
  return all;
}

/** SQL of the row id at the start of the key of `t`, up to a separator; null for a key without one. */
export const idInKey = (t: string, separator = ':'): string =>
  `case when split_part(${t}.key, '${separator}', 1) ~ '^[0-9]{1,18}$' then split_part(${t}.key, '${separator}', 1)::bigint end`;
