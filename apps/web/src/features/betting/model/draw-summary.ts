import type { DrawView } from '../../../data/draws/index.ts';
import { drawFormOf } from './positions.ts';

export type Result = NonNullable<DrawView['result']>;
/** Numbers of a result in one list, main numbers first. */
export function flatNumbers(result: Result | null): readonly number[] {
  if (result === null) return [];
  if (Array.isArray(result)) return result;
  return 'special' in result ? [...result.main, result.special] : [...result.main, ...result.extra];
}

/** As many blanks as a draw has numbers: main numbers and those after the plus; a sum game has one more. */
export function blankDraw(family: string): {
  readonly numbers: readonly ''[];
  readonly extra: readonly ''[];
} {
  const { length, main } = drawFormOf(family);
  const extra = family === 'pc28' ? 1 : length - main;
  return { numbers: Array.from({ length: main }, () => ''), extra: Array.from({ length: extra }, () => '') };
}

/** Timing of a family's reveal: total duration, and the time from one number to the next (`design.md` 7.1). */
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
