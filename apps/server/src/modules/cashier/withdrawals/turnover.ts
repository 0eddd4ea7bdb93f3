import { type Amount, amountOf } from '@tessera/protocol';

export type TurnoverSource = 'deposit' | 'bonus';

/** Money that came in and has a turnover requirement of `ppm` millionths of it. */
export interface Due {
  readonly source: TurnoverSource;
  readonly amount: bigint;
  readonly ppm: number;
}

/** Steps in time order: money comes in, or stakes are settled. */
export type TurnoverStep = Due | { readonly stake: bigint };

/** Open turnover requirement of one source. */
export interface TurnoverLine {
  readonly source: TurnoverSource;
  readonly required: Amount;
  readonly done: Amount;
  readonly left: Amount;
  /** The part of the money that is not played yet: it cannot be withdrawn. */
  readonly unplayed: Amount;
}

const PPM = 1_000_000n;

/**
 * Processes deposits and stakes in time order. Stakes count for the oldest money that is not played yet, and never for money that
 * comes later. Sources without an open requirement are left out.
 */
export function turnoverOf(steps: Iterable<TurnoverStep>): TurnoverLine[] {
  const open: { source: TurnoverSource; required: bigint; left: bigint; ppm: bigint }[] = [];
  for (const step of steps) {
    if ('stake' in step) {
      let rest = step.stake;
      while (rest > 0n && open[0]) {
        const used = rest < open[0].left ? rest : open[0].left;
        open[0].left -= used;
        rest -= used;
        if (open[0].left === 0n) open.shift();
      }
      continue;
    }
    const ppm = BigInt(step.ppm);
    const required = (step.amount * ppm + PPM - 1n) / PPM;
    if (required > 0n) open.push({ source: step.source, required, left: required, ppm });
  }
  return (['deposit', 'bonus'] as const).flatMap((source) => {
    const mine = open.filter((due) => due.source === source);
    if (mine.length === 0) return [];
    const sum = (of: (due: (typeof open)[number]) => bigint) =>
      amountOf(mine.reduce((total, due) => total + of(due), 0n));
    const [required, left] = [sum((due) => due.required), sum((due) => due.left)];
    const unplayed = sum((due) => (due.left * PPM + due.ppm - 1n) / due.ppm);
    return [{ source, required, done: amountOf(required - left), left, unplayed }];
  });
}
