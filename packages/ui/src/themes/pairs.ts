import type { ThemeTokenName } from '../tokens.ts';
import { completeTheme } from './complete.ts';
import { contrastRatio } from './contrast.ts';
import type { ThemeValues } from './theme.ts';

/** Two colours that meet on a page: what is written or drawn, and what lies below it. */
export interface ContrastPair {
  readonly on: ThemeTokenName;
  readonly ground: ThemeTokenName;
  /** Least ratio: 4.5 for texts, 3 for borders and the focus ring. */
  readonly least: 4.5 | 3;
}

/** Contrast of text on each ground of a page. Source: design section 2.1, "Checked contrast"; WCAG 2.2, 1.4.3 and 1.4.11. */
const grounds = ['--bg', '--surface', '--surface-2', '--surface-3'] as const;
const texts = [
  '--text',
  '--text-2',
  '--text-3',
  '--link',
  '--primary',
  '--accent',
  '--success',
  '--warning',
  '--danger',
  '--info',
  '--up',
  '--down',
] as const;
const filled = [
  ['--on-primary', '--primary'],
  ['--on-primary-soft', '--primary-soft'],
  ['--on-accent-fill', '--accent-fill'],
  ['--accent', '--accent-soft'],
  ['--on-success', '--success'],
  ['--on-warning', '--warning-fill'],
  ['--on-danger', '--danger'],
  ['--on-info', '--info'],
  ['--on-success-soft', '--success-soft'],
  ['--on-warning-soft', '--warning-soft'],
  ['--on-danger-soft', '--danger-soft'],
  ['--on-info-soft', '--info-soft'],
  ['--header-text', '--header-bg'],
  ['--header-dim', '--header-bg'],
  ['--nav-text', '--nav-bg'],
  ['--nav-active', '--nav-bg'],
  ['--on-seg-fill', '--seg-fill'],
] as const;
const edges = [
  ['--border-strong', '--surface'],
  ['--border-strong', '--bg'],
  ['--focus', '--surface'],
  ['--focus', '--surface-3'],
  ['--header-mark', '--header-bg'],
] as const;

/** Every pair that is checked, texts first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap((on) => grounds.map((ground) => ({ on, ground, least: 4.5 as const }))),
  ...filled.map(([on, ground]) => ({ on, ground, least: 4.5 as const })),
  ...edges.map(([on, ground]) => ({ on, ground, least: 3 as const })),
];

/** A pair with its ratio, 1 to 21; 0 when one of its colours is not written as `#RRGGBB`. */
export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
}

/** Measures every pair of a theme. Expects accepted values (`acceptThemeValues`). */
export function measurePairs(values: ThemeValues): readonly MeasuredPair[] {
  const complete = completeTheme(values);
  return contrastPairs.map((pair) => {
    const [on, ground] = [complete[pair.on] ?? '', complete[pair.ground] ?? ''];
    return { ...pair, ratio: isOpaque(on) && isOpaque(ground) ? contrastRatio(on, ground) : 0 };
  });
}

/** Pairs of a theme whose ratio is too small. A theme with one of them is not published. */
export const weakPairs = (values: ThemeValues): readonly MeasuredPair[] =>
  measurePairs(values).filter(({ ratio, least }) => ratio < least);

const isOpaque = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);

/** Colours of a theme that operators may change, by what they are for. */
export const colourGroups = {
  brand: [
    '--primary',
    '--primary-hover',
    '--primary-active',
    '--on-primary',
    '--primary-soft',
    '--on-primary-soft',
    '--accent',
    '--accent-soft',
    '--accent-fill',
    '--on-accent-fill',
  ],
  page: ['--bg', '--surface', '--surface-2', '--surface-3', '--border', '--border-strong', '--focus'],
  text: ['--text', '--text-2', '--text-3', '--link', '--up', '--down'],
  frame: [
    '--header-bg',
    '--header-text',
    '--header-dim',
    '--header-mark',
    '--nav-bg',
    '--nav-text',
    '--nav-active',
    '--seg-fill',
    '--on-seg-fill',
  ],
  state: [
    '--success',
    '--on-success',
    '--success-soft',
    '--on-success-soft',
    '--warning',
    '--warning-fill',
    '--on-warning',
    '--warning-soft',
    '--on-warning-soft',
    '--danger',
    '--on-danger',
    '--danger-soft',
    '--on-danger-soft',
    '--info',
    '--on-info',
    '--info-soft',
    '--on-info-soft',
  ],
} as const satisfies Readonly<Record<string, readonly ThemeTokenName[]>>;

/** Group of colours. */
export type ColourGroup = keyof typeof colourGroups;
/** A colour that operators may change. */
export type EditableColour = (typeof colourGroups)[ColourGroup][number];
/** All of them, in the order of their groups. */
export const editableColours: readonly EditableColour[] = Object.values(colourGroups).flat();
