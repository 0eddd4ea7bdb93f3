import { type Draw, drawAttributes } from '@tessera/rules';
import type { Family } from '@tessera/rules/core';
import type { DrawView } from '../../draws/index.ts';
import { drawFormOf } from './positions.ts';

export type Result = NonNullable<DrawView['result']>;
export type Side = 'dragon' | 'tiger' | 'tie';

/** A fact in words of the rules, and the message that names it: `bet_fact_<name>`. */
export interface Fact {
  readonly name: string;
  /** Figure before the words, if there is one. */
  readonly value?: string;
  readonly words: readonly string[];
}

/** What a header shows beside the balls of a draw (`design.md` 4.3 A). */
export interface DrawSummary {
  /** The figure the family is known by: the sum, the sum of champion and runner-up, the special number. */
  readonly first: Fact;
  /** Dragon or tiger: one of most families, five of PK10, four of KL10. */
  readonly sides: readonly Side[];
  /** Everything else, less important. */
  readonly more: readonly Fact[];
}

/** The summary of a draw of any family. */
export function summaryOf(family: string, result: Result): DrawSummary {
  const attributes = drawAttributes(family as Family, result as Draw);
  const all = new Map(attributes.map(({ key, value }) => [key, value]));
  const words = (...keys: readonly string[]) => keys.flatMap((key) => all.get(key) ?? []);
  const sidesOf = (key: string) => words(`${key}-size`, `${key}-parity`);
  const fact = (name: string, ...found: readonly string[]): readonly Fact[] =>
    found.length === 0 ? [] : [{ name, words: found }];
  const sides = attributes.flatMap(({ key, value }) =>
    key.startsWith('dragon-tiger') ? [value as Side] : [],
  );
  switch (family) {
    case 'pk10':
      return {
        first: { name: 'sum2', value: all.get('sum2') ?? '', words: sidesOf('sum2') },
        sides,
        more: [],
      };
    case 'lhc':
      return {
        first: {
          name: 'special',
          value: all.get('special') ?? '',
          words: [...sidesOf('special'), ...words('ball-7-color')],
        },
        sides,
        more: [
          { name: 'total', value: all.get('sum') ?? '', words: sidesOf('sum') },
          ...fact('sign', ...words('ball-7-sign')),
        ],
      };
    default:
      return {
        first: {
          name: 'sum',
          value: all.get('sum') ?? '',
          words: [...sidesOf('sum'), ...words('color').filter((colour) => colour !== 'none')],
        },
        sides,
        more: [
          ...['front3', 'mid3', 'back3'].flatMap((window) => fact(window, ...words(`${window}-form`))),
          ...fact('form', ...words('form')),
          ...fact('upper_lower', ...words('upper-lower')),
          ...fact('odd_even', ...words('odd-even')),
          ...fact('odd_count', ...words('odd-count').map((count) => count.replace('-', ' : '))),
        ],
      };
  }
}

/** Numbers of a result in one list, main ones first. */
export function flatNumbers(result: Result | null): readonly number[] {
  if (result === null) return [];
  if (Array.isArray(result)) return result;
  return 'special' in result ? [...result.main, result.special] : [...result.main, ...result.extra];
}

/** As many blanks as a draw has numbers: main ones and those after the plus; a sum has one more. */
export function blankDraw(family: string): {
  readonly numbers: readonly ''[];
  readonly extra: readonly ''[];
} {
  const { length, main } = drawFormOf(family);
  const extra = family === 'pc28' ? 1 : length - main;
  return { numbers: Array.from({ length: main }, () => ''), extra: Array.from({ length: extra }, () => '') };
}

/** How the reveal of a family runs: its length, and the time from one number to the next (`design.md` 7.1). */
export function revealOf(family: string): {
  readonly lastsMs: number;
  readonly balls: number;
  readonly stepMs: number;
} {
  const { length } = drawFormOf(family);
  if (family === 'pk10') return { lastsMs: 1_800, balls: length, stepMs: 90 };
  if (family === 'k3') return { lastsMs: 850, balls: length, stepMs: 60 };
  if (family === 'lhc') return { lastsMs: 2_200, balls: length, stepMs: 250 };
  return { lastsMs: 1_500, balls: length, stepMs: Math.min(120, Math.floor(900 / length)) };
}
