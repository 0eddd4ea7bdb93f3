/** Where messages to a player go. */
export type ContactKind = 'email' | 'phone';

export interface ContactAddress {
  readonly kind: ContactKind;
  /** An e-mail address in small letters, or a phone number in the form of E.164: `+8613800138000`. */
  readonly address: string;
}

/** Longest address that is accepted, in characters as typed. */
export const CONTACT_LENGTH_MAX = 120;

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
const E164 = /^\+[1-9]\d{7,14}$/;
/** A mobile number of China without its country code. */
const CHINESE_MOBILE = /^1[3-9]\d{9}$/;

/**
 * Reads an e-mail address or a phone number as typed. Spaces, dots, hyphens and brackets in a number are ignored; `00` stands
 * for `+`; eleven digits of a Chinese mobile number get `+86`. Undefined when it is neither.
 */
export function readContact(text: string): ContactAddress | undefined {
  const typed = text.trim();
  if (typed.length > CONTACT_LENGTH_MAX) return undefined;
  if (typed.includes('@')) {
    const address = typed.toLowerCase();
    return EMAIL.test(address) && !/^\.|\.\.|\.@/.test(address) ? { kind: 'email', address } : undefined;
  }
  const digits = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const address = CHINESE_MOBILE.test(digits) ? `+86${digits}` : digits;
  return E164.test(address) ? { kind: 'phone', address } : undefined;
}

/** An address as it is shown: enough for its owner to recognise, and not enough to write to: `a***@example.com`, `+86***00`. */
export function maskContact({ kind, address }: ContactAddress): string {
  if (kind === 'phone') return `${address.slice(0, 3)}***${address.slice(-2)}`;
  return `${address[0]}***${address.slice(address.indexOf('@'))}`;
}
