import { toHex, utf8 } from './bytes.ts';
import { sha256 } from './hash.ts';

/** Any value that has a canonical text. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The RFC 8785 text of a JSON value: no spaces, keys in order of their UTF-16 code units, numbers and texts
 * as ECMAScript prints them.
 *
 * Errors: throws on NaN, infinities, lone surrogates, `undefined` and anything else that JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return printNumber(value);
  if (typeof value === 'string') return printText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') return printObject(value as Record<string, unknown>);
  throw new TypeError(`no JSON text for ${typeof value}`);
}

/** Hex of SHA-256 over the canonical UTF-8 text. The protocol identifies every document by this hash. */
export const documentHash = (document: object): string => toHex(sha256(utf8(canonicalJson(document))));

function printNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError('no JSON text for a non-finite number');
  return JSON.stringify(value);
}

function printText(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('no JSON text for a lone surrogate');
  return JSON.stringify(value);
}

function printObject(value: Record<string, unknown>): string {
  // The default sort compares UTF-16 code units, the order RFC 8785 requires.
  const members = Object.keys(value)
    .sort()
    .map((key) => `${printText(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(',')}}`;
}
