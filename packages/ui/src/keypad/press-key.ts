/** Keys of the pad; `00` is one key, `+10` and `+100` add to the amount. */
export type PadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '00'
  | '+10'
  | '+100'
  | '.'
  | 'delete'
  | 'clear';

/** Limits of the text being typed. */
export interface PadLimits {
  /** Digits after the point; 0 forbids the point. */
  readonly decimals: number;
  /** Digits before the point. */
  readonly digitsMax: number;
}

/** The text after a key press. A key that would break a limit changes nothing; a digit replaces a leading zero. */
export function pressKey(text: string, key: PadKey, { decimals, digitsMax }: PadLimits): string {
  if (key === 'clear') return '';
  if (key === 'delete') return text.slice(0, -1);
  if (isSum(key)) return added(text, Number(key), digitsMax);
  if (key === '.') return decimals === 0 || text.includes('.') ? text : `${text || '0'}.`;
  const next = text === '0' ? key : text + key;
  if (next === '00') return '0';
  const [whole = '', fraction = ''] = next.split('.');
  return whole.length > digitsMax || fraction.length > decimals ? text : next;
}

/** Whether a key adds to the amount instead of appending a digit. */
export function isSum(key: PadKey): key is '+10' | '+100' {
  return key.startsWith('+');
}

/** Adds to the integer part; the decimals stay. */
function added(text: string, more: number, digitsMax: number): string {
  const [whole = '', ...fraction] = text.split('.');
  const sum = String(Number(whole) + more);
  return sum.length > digitsMax ? text : [sum, ...fraction].join('.');
}
