import { type Amount, parseAmount, printAmount } from '@tessera/protocol/money';

/** Digits before and behind the point that an amount may have (M1). */
const WHOLE_MAX = 11;
const PLACES_MAX = 4;

/**
 * What a field keeps of what was typed or pasted: digits and one point, at most four behind it. Full-width signs count
 * as their narrow ones, commas and blanks of a grouped figure are dropped.
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

/** The amount a field holds; `undefined` while it holds none above zero. */
export function readAmount(text: string): Amount | undefined {
  const parsed = parseAmount(text.replace(/\.$/, ''));
  return parsed.ok && parsed.value > 0n ? parsed.value : undefined;
}

/** Bounds of an amount, each included; `left` is what a limit of the player's own still allows. */
export interface Bounds {
  readonly min: Amount;
  readonly max: Amount;
  readonly left?: Amount | undefined;
}

export type AmountFault = 'invalid' | 'low' | 'high' | 'left';

/** What is wrong with a typed amount, if anything. Money is never moved by a bound: the player types another figure. */
export function faultOf(text: string, { min, max, left }: Bounds): AmountFault | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return 'invalid';
  if (amount < min) return 'low';
  if (amount > max) return 'high';
  return left !== undefined && amount > left ? 'left' : undefined;
}

/** The amounts one press away, with those out of bounds marked; `left` is the reason that has a remedy. */
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

/** An amount as it would be typed: `500`, `99.5`. */
export function typedText(amount: Amount): string {
  return printAmount(amount).replace(/\.?0+$/, '');
}
