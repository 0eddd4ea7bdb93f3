import type { Amount } from '@tessera/protocol/money';

/** Share of a whole for drawing, 0 to 1 in steps of 1/10 000; 0 when the whole or the part is 0. */
export function shareOf(part: Amount, whole: Amount): number {
  if (whole <= 0n || part <= 0n) return 0;
  return Math.min(Number((part * 10_000n) / whole) / 10_000, 1);
}
