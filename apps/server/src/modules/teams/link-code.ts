import { randomInt } from 'node:crypto';

/** Without characters that are read as others: 0 and O, 1, I and l. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 10;

/** Code of a new link: 58 random bits, so that codes cannot be guessed at the rate of the gate. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
