import type { MaskedField } from '@tessera/protocol/console-permissions';
import { type ContactAddress, readContact } from '@tessera/protocol/contact-address';
import { readAddress } from '../../identity/index.ts';

/** What a word of a search can mean; each is looked up by an index. */
export interface SearchWord {
  /** Beginning of the name, in small letters. */
  readonly name?: string;
  readonly id?: bigint;
  readonly contact?: ContactAddress;
  /** Last four digits of a card. */
  readonly tail?: string;
  /** A whole address of a wallet, as it is stored, with its 20 bytes. */
  readonly wallet?: { readonly chain: 'eth' | 'tron'; readonly text: string; readonly bytes: Uint8Array };
  /** Mark of a device: 12 hex digits. */
  readonly device?: string;
}

/** Digits of the mark of a device. */
export const MARK_DIGITS = 12;

/** An identity card of China, of today and of before 1999, and passports: no search ever takes one. */
const DOCUMENT = /^(\d{17}[\dXx]|\d{15}|[A-Za-z]{1,2}\d{7,9})$/;

/**
 * Reads the word of a search. What the role may not see is not searched either, or the answer would tell it. Undefined for the number
 * of a document.
 */
export function readWord(text: string, mask: readonly MaskedField[]): SearchWord | undefined {
  const word = text.trim();
  if (DOCUMENT.test(word)) return undefined;
  const contact = readContact(word);
  const wallet = readAddress('eth', word) ?? readAddress('tron', word);
  return {
    ...(/^[A-Za-z0-9_]{1,32}$/.test(word) && { name: word.toLowerCase() }),
    ...(/^#?[1-9]\d{0,15}$/.test(word) && { id: BigInt(word.replace('#', '')) }),
    ...(contact && !mask.includes(contact.kind) && { contact }),
    ...(/^\d{4}$/.test(word) && !mask.includes('account') && { tail: word }),
    ...(wallet && !mask.includes('account') && { wallet }),
    ...(new RegExp(`^[0-9a-f]{${MARK_DIGITS}}$`).test(word) && { device: word }),
  };
}
