import { highContrast } from './high-contrast.ts';
import { ink } from './ink.ts';
import { jade } from './jade.ts';
import { lantern } from './lantern.ts';
import { porcelain } from './porcelain.ts';
import type { BuiltInTheme } from './theme.ts';

/** The five built-in themes, the default one first. Plain data: safe to import on the server. */
export const builtInThemes: readonly BuiltInTheme[] = [porcelain, ink, lantern, highContrast, jade];

export { acceptThemeValue, acceptThemeValues } from './accept.ts';
export { completeTheme } from './complete.ts';
export { contrastRatio } from './contrast.ts';
export {
  type ColourGroup,
  type ContrastPair,
  colourGroups,
  contrastPairs,
  type EditableColour,
  editableColours,
  type MeasuredPair,
  measurePairs,
  weakPairs,
} from './pairs.ts';
export type { BuiltInTheme, BuiltInThemeId, ThemeValues } from './theme.ts';
