import type { BallLook } from '@tessera/ui';
import type { DrawView } from '../../../data/draws/index.ts';
import { lookOf } from '../../../data/families/index.ts';
import { drawFormOf } from '../pick/positions.ts';

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
  const extra = lookOf(family) === 'sum' ? 1 : length - main;
  return { numbers: Array.from({ length: main }, () => ''), extra: Array.from({ length: extra }, () => '') };
}

/** Timing of a family's reveal: total duration, and the time from one number to the next. */
export function revealOf(family: string): {
  readonly lastsMs: number;
  readonly balls: number;
  readonly stepMs: number;
} {
  const { length } = drawFormOf(family);
  const own = reveals[lookOf(family)];
  return {
    lastsMs: own?.lastsMs ?? 1_500,
    balls: length,
    stepMs: own?.stepMs ?? Math.min(120, Math.floor(900 / length)),
  };
}

/** Looks with a reveal of their own; the balls of others appear one after the other, faster when there are many. */
const reveals: Readonly<Partial<Record<BallLook, { readonly lastsMs: number; readonly stepMs: number }>>> = {
  ring: { lastsMs: 2_200, stepMs: 250 },
  square: { lastsMs: 1_800, stepMs: 90 },
  die: { lastsMs: 850, stepMs: 60 },
};
