import { type Amount, amountOf } from '@tessera/protocol/money';

/** Permitted stakes; `min` and `max` are multiples of `step`. */
export interface StakeLimits {
  readonly min: Amount;
  readonly max: Amount;
  readonly step: Amount;
}

const unit = 10_000n;
/** Leading digits of the stakes that + and − step through, from 1/100 of the currency: 0.01, 0.02, 0.05, 0.1 … */
const ladder = [1n, 2n, 5n];

/** The largest permitted stake up to `amount`, but at least the minimum. */
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

/** Half or double a stake, within the limits. */
export const scaled = (amount: Amount, factor: 'half' | 'double', limits: StakeLimits): Amount =>
  fitted(factor === 'half' ? amount / 2n : amount * 2n, limits);

/**
 * Parses a typed stake: full-width digits are accepted, and a comma counts as a decimal point. Undefined for text that is not
 * an amount or has more than two decimals.
 */
export function typedAmount(text: string): Amount | undefined {
  const plain = text.normalize('NFKC').replace(',', '.').trim();
  const match = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match) return undefined;
  return amountOf(BigInt(match[1]!) * unit + BigInt((match[2] ?? '').padEnd(4, '0')));
}

/** A stake in the form a player types: `10`, `0.5`. */
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
