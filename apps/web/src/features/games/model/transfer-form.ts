import { type Amount, printAmount, truncate, UNIT } from '@tessera/protocol/money';
import { toHalfWidth } from '@tessera/ui/stepper/number-text.ts';

/** Direction of a transfer: into the platform, or out of it (R3.12). */
export type Direction = 1 | -1;

/** Values of the form (R3.12); whether it is being submitted is part of its mutation. */
export interface TransferForm {
  /** Slug of the platform; the other side is always the main account. */
  readonly platform: string;
  readonly type: Direction;
  /** As typed: digits and a decimal point, without a sign. */
  readonly count: string;
}

/** Value of the main account in the two lists. */
export const MAIN = 'main';

/** Source and target of the two lists; one of them is the main account. */
export function sidesOf({ platform, type }: TransferForm): { source: string; target: string } {
  return type === 1 ? { source: MAIN, target: platform } : { source: platform, target: MAIN };
}

/** The opposite direction between the same two accounts. */
export function swapped(form: TransferForm): TransferForm {
  return { ...form, type: form.type === 1 ? -1 : 1 };
}

/**
 * The form after a new source or target was chosen. The other side becomes the main account when a platform was chosen, and the
 * platform when the main account was.
 */
export function withSide(form: TransferForm, side: 'source' | 'target', value: string): TransferForm {
  const isIn = side === 'source' ? value === MAIN : value !== MAIN;
  return { ...form, type: isIn ? 1 : -1, platform: value === MAIN ? form.platform : value };
}

/** The amount as sent to the server: the sign gives the direction (M1). The server checks the amount (R5.6). */
export function signedCount({ type, count }: TransferForm): string {
  return type === 1 ? count : `-${count}`;
}

/** The text allowed in the field: digits and one decimal point; full-width characters are converted. */
export function typedCount(text: string): string {
  const plain = toHalfWidth(text).replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = plain.split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

/** A whole balance in typed form: `1024.5`. */
export function allOf(balance: Amount): string {
  return printAmount(balance).replace(/\.?0+$/, '');
}

/** One-click transfer in: the main balance truncated to whole units (R5.5), or `undefined` below one (M2). */
export function oneClickCount(main: Amount): Amount | undefined {
  return main < UNIT ? undefined : truncate(main, 0);
}
