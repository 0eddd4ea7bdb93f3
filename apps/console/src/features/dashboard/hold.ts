import { parseAmount } from '@tessera/protocol/money';
import type { Figures } from '../../data/figures.ts';

export type HoldSums = Figures['lotteries'][number]['today'];

/** A hold beside its expectation, all as shares of the stakes in millionths. */
export interface Hold {
  readonly actual: number;
  readonly expected: number;
  /** The band reaches so far to both sides. */
  readonly band: number;
  /** Whether the hold is outside the band. */
  readonly isOutside: boolean;
}

/** The hold of some sums; undefined without stakes. */
export function holdOf({ stakes, payouts, expected, band }: HoldSums): Hold | undefined {
  const [staked, paid, mean, width] = [stakes, payouts, expected, band].map(unitsOf) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  if (staked <= 0n) return undefined;
  const share = (amount: bigint): number => Number((amount * 1_000_000n) / staked);
  const gap = paid > mean ? paid - mean : mean - paid;
  return {
    actual: share(staked - paid),
    expected: share(staked - mean),
    band: share(width),
    isOutside: gap > width,
  };
}

function unitsOf(text: string): bigint {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : 0n;
}
