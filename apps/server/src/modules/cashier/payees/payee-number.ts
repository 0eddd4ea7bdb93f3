import { fail, ok, type Result } from '@tessera/protocol';
import { readAddress } from '../../identity/index.ts';
import { findBank } from './banks.ts';

/** Why a card or an address is invalid; `network`: the address belongs to the other network. */
export type PayeeFault = 'format' | 'length' | 'checksum' | 'bank' | 'holder' | 'network' | 'taken';

export type Network = 'trc20' | 'erc20';

/** An account number as it is stored, and the part of it that lists show. */
export interface PayeeNumber {
  readonly number: string;
  readonly shown: string;
}

/** Reads a card number: digits with optional blanks or hyphens, of a length the bank issues, with a valid Luhn check digit. */
export function readCardNumber(bankId: string, text: string): Result<PayeeNumber, PayeeFault> {
  const bank = findBank(bankId);
  if (!bank) return fail('bank');
  if (!/^\d(?:[ -]?\d)*$/.test(text.trim())) return fail('format');
  const number = text.replace(/\D/g, '');
  if (!bank.lengths.includes(number.length)) return fail('length');
  return isLuhn(number) ? ok({ number, shown: number.slice(-4) }) : fail('checksum');
}

/**
 * Reads an address of a network and checks its checksum. An Ethereum address in one case has no checksum and is accepted
 * (EIP-55).
 */
export function readWalletAddress(network: Network, text: string): Result<PayeeNumber, PayeeFault> {
  const trimmed = text.trim();
  const other = network === 'trc20' ? 'eth' : 'tron';
  if (looksLike(other, trimmed)) return fail('network');
  const own = network === 'trc20' ? 'tron' : 'eth';
  if (!looksLike(own, trimmed)) return fail('format');
  const address = readAddress(own, trimmed);
  // Nobody has the key of the zero address: money sent there would be lost.
  if (!address || address.bytes.every((byte) => byte === 0)) return fail('checksum');
  return ok({ number: address.text, shown: address.text });
}

function looksLike(chain: 'eth' | 'tron', text: string): boolean {
  return chain === 'eth' ? /^0x[0-9a-fA-F]{40}$/.test(text) : /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text);
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
