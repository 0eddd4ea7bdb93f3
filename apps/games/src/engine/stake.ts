import { type Amount, amountOf } from '@tessera/protocol/money';

/** What one stake may be; `step` divides both ends. */
export interface StakeLimits {
  readonly min: Amount;
  readonly max: Amount;
  readonly step: Amount;
}

const unit = 10_000n;
/** Stakes a press of + or − goes through, in 1/100 of the currency: 0.01, 0.02, 0.05, 0.1 … */
const ladder = [1n, 2n, 5n];

/** The largest stake within the limits that is not above `amount`; below the least one it is the least one. */
export function fitted(amount: bigint, { min, max, step }: StakeLimits): Amount {
  const cut = (amount / step) * step;
  if (cut < min) return min;
  return cut > max ? max : amountOf(cut);
}

/** The next round figure above (`1`) or below (`-1`): 1 2 5 10 20 50 …, within the limits. */
export function stepped(amount: Amount, direction: 1 | -1, limits: StakeLimits): Amount {
  const figures = roundFigures(limits.max);
  const next =
    direction === 1
      ? figures.find((figure) => figure > amount)
      : figures.findLast((figure) => figure < amount);
  return fitted(next ?? (direction === 1 ? limits.max : limits.min), limits);
}

/** Half or twice a stake, within the limits. */
export const scaled = (amount: Amount, factor: 'half' | 'double', limits: StakeLimits): Amount =>
  fitted(factor === 'half' ? amount / 2n : amount * 2n, limits);

/**
 * Reads what a player typed: full-width digits count, a comma is a point where the language writes it so. Nothing for text that
 * is no amount or has more than two decimals.
 */
export function typedAmount(text: string): Amount | undefined {
  const plain = text.normalize('NFKC').replace(',', '.').trim();
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match) return undefined;
  return amountOf(BigInt(match[1]!) * unit + BigInt((match[2] ?? '').padEnd(4, '0')));
}

/** A stake as a player types it: `10`, `0.5`. */
export function typedText(amount: Amount): string {
  const fraction = (amount % unit).toString().padStart(4, '0').replace(/0+$/, '');
  return `${amount / unit}${fraction === '' ? '' : `.${fraction}`}`;
}

function roundFigures(max: Amount): bigint[] {
  const figures: bigint[] = [];
  for (let decade = unit / 100n; decade <= max; decade *= 10n) {
    for (const digit of ladder) figures.push(digit * decade);
  }
  return figures;
}
