import { type Amount, amountOf } from '@tessera/protocol/money';
import { SLICES } from './terms.ts';

/**
 * What an earned bonus has paid in all when `progress` of the `required` stake is done: one slice for each full tenth. A slice
 * is a tenth of the bonus, rounded down to the unit; the last slice pays the remainder too, so that the whole is exact.
 *
 * @param amount the bonus. @param required qualifying stake for the whole bonus, above zero. @param progress stake so far; more
 * than required counts as required, less than zero as zero.
 */
export function slicesDue(amount: Amount, required: Amount, progress: Amount): Amount {
  const full = fullSlices(required, progress);
  return full === SLICES ? amount : amountOf((amount / BigInt(SLICES)) * BigInt(full));
}

/** Number of full slices, 0 to 10, at a progress. Throws RangeError for a requirement of zero or less. */
export function fullSlices(required: Amount, progress: Amount): number {
  if (required <= 0n) throw new RangeError('an earned bonus needs a requirement');
  if (progress <= 0n) return 0;
  return progress >= required ? SLICES : Number((progress * BigInt(SLICES)) / required);
}

/** The next slice: the progress from which it is due, and what it pays. Undefined when all is paid. */
export function nextSlice(
  amount: Amount,
  required: Amount,
  progress: Amount,
): { readonly at: Amount; readonly pays: Amount } | undefined {
  const full = fullSlices(required, progress);
  if (full === SLICES) return undefined;
  const at = amountOf((required * BigInt(full + 1) + BigInt(SLICES) - 1n) / BigInt(SLICES));
  return { at, pays: amountOf(slicesDue(amount, required, at) - slicesDue(amount, required, progress)) };
}
