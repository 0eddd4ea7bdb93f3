import { hash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url (A6). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: its SHA-256. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Whether text has the form of a token; other text needs no database lookup. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
