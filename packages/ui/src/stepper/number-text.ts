/**
 * Reads a number typed by hand; full-width digits and signs count as plain ones, spaces and commas are skipped.
 *
 * Returns `null` when no number is in the text.
 */
export function parseTyped(text: string): number | null {
  const plain = toHalfWidth(text).replace(/[\s,]/g, '');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

/** Full-width digits, point and minus as their plain forms; everything else stays. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。]/g, '.')
    .replace(/[－−]/g, '-');
}

/** The nearest value of the scale `min, min + step, …` that does not exceed `max`. */
export function snap(value: number, min: number, max: number, step: number): number {
  const last = min + Math.floor((max - min) / step + 1e-9) * step;
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  return round(Math.min(min + steps * step, last));
}

/** Drops the dust of binary fractions; steps finer than a millionth are not used. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
