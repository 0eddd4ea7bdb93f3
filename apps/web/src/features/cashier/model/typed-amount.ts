import { type Amount, parseAmount, printAmount } from '@tessera/protocol/money';

/** Digits before and after the decimal point of an amount (M1). */
const WHOLE_MAX = 11;
const PLACES_MAX = 4;

/**
 * The part of typed or pasted text that a field keeps: digits and one decimal point, at most four digits after it. Full-width
 * characters count as their ASCII ones; commas and blanks are dropped.
 */
export function keepAmount(typed: string): string {
  const narrow = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = narrow.split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, WHOLE_MAX);
  if (rest.length === 0) return digits;
  return `${digits || '0'}.${rest.join('').slice(0, PLACES_MAX)}`;
}

/** The amount in a field; `undefined` unless it is above zero. */
export function readAmount(text: string): Amount | undefined {
  const parsed = parseAmount(text.replace(/\.$/, ''));
  return parsed.ok && parsed.value > 0n ? parsed.value : undefined;
}

/** Inclusive bounds of an amount; `left` is what the player's own limit still allows. */
export interface Bounds {
  readonly min: Amount;
  readonly max: Amount;
  readonly left?: Amount | undefined;
}

export type AmountFault = 'invalid' | 'low' | 'high' | 'left';

/** The error of a typed amount, if any. An amount is never clamped: the player types another one. */
export function faultOf(text: string, { min, max, left }: Bounds): AmountFault | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return 'invalid';
  if (amount < min) return 'low';
  if (amount > max) return 'high';
  return left !== undefined && amount > left ? 'left' : undefined;
}

/** Preset amounts with their error when out of bounds; `left` is the one error the player can resolve. */
export function presetsOf(
  presets: readonly Amount[],
  bounds: Bounds,
): readonly { readonly amount: Amount; readonly fault: AmountFault | undefined }[] {
  return presets.map((amount) => {
    const { min, max, left } = bounds;
    const fault =
      amount < min ? 'low' : amount > max ? 'high' : left !== undefined && amount > left ? 'left' : undefined;
    return { amount, fault };
  });
}

/** An amount in typed form: `500`, `99.5`. */
export function typedText(amount: Amount): string {
  return printAmount(amount).replace(/\.?0+$/, '');
}
