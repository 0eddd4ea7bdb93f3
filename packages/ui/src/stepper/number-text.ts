/**
 * Parses a typed number. Full-width digits and signs count as half-width ones; spaces and commas are skipped.
 *
 * Returns `null` when the text is not a number.
 */
export function parseTyped(text: string): number | null {
  const plain = toHalfWidth(text).replace(/[\s,]/g, '');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

/** Converts full-width digits, point and minus to half-width; everything else is unchanged. */
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

/** Removes binary rounding errors; steps finer than a millionth are not used. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
