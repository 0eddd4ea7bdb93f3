import type { BetDetail } from './bet.ts';

/** Drawn numbers as balls: the main ones, and those behind the plus. */
export interface Balls {
  readonly numbers: readonly number[];
  readonly extra: readonly number[];
}

/** Takes a result of any family apart. */
export function ballsOf(result: NonNullable<BetDetail['draw']['result']>): Balls {
  if (Array.isArray(result)) return { numbers: result, extra: [] };
  return { numbers: result.main, extra: 'special' in result ? [result.special] : result.extra };
}
