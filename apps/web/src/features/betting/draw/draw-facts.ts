import { attributesOf, type Draw, drawAttributes, type FamilyAttributes } from '@tessera/rules';
import type { Family } from '@tessera/rules/core';
import type { Result } from './draw-summary.ts';

export type Side = 'dragon' | 'tiger' | 'tie';

/** Name of the main figure of a draw. */
export type FirstName = FamilyAttributes['mainFigure'];

type FactName =
  | FirstName
  | 'total'
  | 'sign'
  | 'front3'
  | 'mid3'
  | 'back3'
  | 'form'
  | 'upper_lower'
  | 'odd_even'
  | 'odd_count';

/** A fact in words of the rules; its name has the message key `bet_fact_<name>`. */
export interface Fact {
  readonly name: FactName;
  /** Figure before the words, if any. */
  readonly value?: string;
  readonly words: readonly string[];
}

/** Facts a header shows next to the balls of a draw. */
export interface DrawSummary {
  /** The main figure of the family: the sum, the sum of champion and runner-up, or the special number. */
  readonly first: Fact & { readonly name: FirstName };
  /** Dragon or tiger: one in most families, five in PK10, four in KL10. */
  readonly sides: readonly Side[];
  /** All other facts. */
  readonly more: readonly Fact[];
}

/** The summary of a draw of any family. */
export function summaryOf(family: string, result: Result): DrawSummary {
  const attributes = drawAttributes(family as Family, result as Draw);
  const all = new Map(attributes.map(({ key, value }) => [key, value]));
  const words = (...keys: readonly string[]) => keys.flatMap((key) => all.get(key) ?? []);
  const sidesOf = (key: string) => words(`${key}-size`, `${key}-parity`);
  const fact = (name: FactName, ...found: readonly string[]): readonly Fact[] =>
    found.length === 0 ? [] : [{ name, words: found }];
  const sides = attributes.flatMap(({ key, value }) =>
    key.startsWith('dragon-tiger') ? [value as Side] : [],
  );
  const main = attributesOf(family)?.mainFigure ?? 'sum';
  const colour = words(main === 'special' ? 'ball-7-color' : 'color').filter((word) => word !== 'none');
  return {
    first: { name: main, value: all.get(main) ?? '', words: [...sidesOf(main), ...colour] },
    sides,
    more: [
      ...(main === 'special'
        ? ([{ name: 'total', value: all.get('sum') ?? '', words: sidesOf('sum') }] as const)
        : []),
      ...fact('sign', ...words('ball-7-sign')),
      ...(['front3', 'mid3', 'back3'] as const).flatMap((window) => fact(window, ...words(`${window}-form`))),
      ...fact('form', ...words('form')),
      ...fact('upper_lower', ...words('upper-lower')),
      ...fact('odd_even', ...words('odd-even')),
      ...fact('odd_count', ...words('odd-count').map((count) => count.replace('-', ' : '))),
    ],
  };
}
