import { type DrawResult, YEAR_SIGNS } from './draws.ts';
import { either, list, object, oneOf, type Shape, text, whole } from './shape.ts';

/** Lottery and played ids. */
export const slug: Shape<string> = text(64, /^[a-z0-9][a-z0-9.-]{0,63}$/);

/** Printed id of a draw. */
export const issue: Shape<string> = text(32, /^[0-9A-Za-z-]{1,32}$/);

const numbers = list(whole(), 80);

/** Drawn numbers in the form of any family. */
export const drawResult: Shape<DrawResult> = either(
  numbers,
  either(
    object<{ main: number[]; special: number; year: string }>({
      main: numbers,
      special: whole(),
      year: oneOf(...YEAR_SIGNS),
    }),
    object<{ main: number[]; extra: number[] }>({ main: numbers, extra: numbers }),
  ),
);
