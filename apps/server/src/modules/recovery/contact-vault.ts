import { createHmac } from 'node:crypto';
import { openFor, sealFor } from '../identity/index.ts';
import type { Secrets } from '../settings/index.ts';

/** Encrypts the addresses of players, and recognises equal ones by a keyed hash. */
export interface ContactVault {
  seal(userId: bigint, address: string): Buffer;
  /** Throws when the data was changed or belongs to another player. */
  open(userId: bigint, sealed: Buffer): string;
  /** Equal for the same address, whichever player has it. */
  fingerprint(address: string): Buffer;
}

export function createContactVault(secrets: Secrets): ContactVault {
  const sealing = secrets.key('contact address');
  const naming = secrets.key('contact fingerprint');
  return {
    seal: (userId, address) => sealFor(sealing, ownerOf(userId), Buffer.from(address)),
    open: (userId, sealed) => openFor(sealing, ownerOf(userId), sealed).toString(),
    fingerprint: (address) => createHmac('sha256', naming).update(address).digest(),
  };
}

const ownerOf = (userId: bigint): string => `contact of ${userId}`;
