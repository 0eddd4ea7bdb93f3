import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ed25519 } from '@noble/curves/ed25519.js';
import { type FeedResult, feedPayload, fromHex, signingMessage, toHex } from '@tessera/fairness';

/** Signs results of the feed. */
export interface FeedKey {
  /** Ed25519, hex. */
  readonly publicKey: string;
  sign(report: FeedResult): string;
}

/** The key and the numbers of a simulated feed, from secrets that are created on first use and kept in a folder. */
export function loadSecrets(dir: string): { key: FeedKey; bytesFor: (name: string) => Uint8Array } {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const seed = kept(join(dir, 'numbers.key'));
  return {
    key: keyOf(kept(join(dir, 'feed.key'))),
    bytesFor: (name) => createHmac('sha256', seed).update(name).digest(),
  };
}

/** An unpinned key, for answers that must fail verification. */
export const strayKey = (): FeedKey => keyOf(randomBytes(32));

/** 32 random bytes from a file, which is created if missing. */
function kept(path: string): Uint8Array {
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fromHex(readFileSync(path, 'utf8').trim());
}

const keyOf = (secret: Uint8Array): FeedKey => ({
  publicKey: toHex(ed25519.getPublicKey(secret)),
  sign: (report) => toHex(ed25519.sign(signingMessage('feed', feedPayload(report)), secret)),
});
