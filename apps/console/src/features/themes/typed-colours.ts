import {
  acceptThemeValues,
  type EditableColour,
  editableColours,
  type MeasuredPair,
  measurePairs,
  type ThemeValues,
} from '@tessera/ui/themes';

/** Colours by token. */
export type Colours = Readonly<Record<string, string>>;

/** What is typed of a theme: colours over the shipped ones. */
export interface Typed {
  /** All values of the theme as typed, without what is no colour yet. */
  readonly values: ThemeValues;
  /** Colours that differ from the shipped ones; undefined while something typed is no colour. */
  readonly changes: Colours | undefined;
  readonly pairs: readonly MeasuredPair[];
  /** Pairs that are hard to tell apart. */
  readonly weak: readonly MeasuredPair[];
}

/** Whether a text is a colour as `#RRGGBB`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Reads what is typed, by token. */
export function readTyped(built: Colours, typed: Colours): Typed {
  const written = editableColours.flatMap((name) => {
    const value = typed[name];
    return value === undefined ? [] : [[name, value.toUpperCase()] as const];
  });
  const wrong = written.some(([, value]) => !isColour(value));
  const changed = written.filter(([name, value]) => isColour(value) && built[name]?.toUpperCase() !== value);
  const values = acceptThemeValues({ ...built, ...Object.fromEntries(changed) });
  const pairs = measurePairs(values);
  return {
    values,
    changes: wrong ? undefined : Object.fromEntries(changed),
    pairs,
    weak: pairs.filter(({ ratio, least }) => ratio < least),
  };
}

/** The pair of a colour that is nearest to its least contrast, or furthest below it. */
export function nearestPair(pairs: readonly MeasuredPair[], name: EditableColour): MeasuredPair | undefined {
  const own = pairs.filter(({ on, ground }) => on === name || ground === name);
  return own.sort((one, other) => one.ratio / one.least - other.ratio / other.least)[0];
}

/** A ratio with one place, never rounded up: 4.49 is not enough and must not read 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);

/** Whether two sets of changes are the same, whatever their order. */
export const isSame = (one: Colours, other: Colours): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};
