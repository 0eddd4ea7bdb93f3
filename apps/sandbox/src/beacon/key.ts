import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { BEACON_DST, fromHex, roundMessage, toHex } from '@tessera/fairness';

/** The secret key of a simulated beacon. */
export interface BeaconKey {
  /** Compressed G2 point, hex. */
  readonly publicKey: string;
  /** Signature of a round, hex; deterministic per key and round. */
  sign(round: number): string;
}

const { shortSignatures } = bls12_381;

/** Loads the key from a data folder; creates it on first use. */
export function loadBeaconKey(dir: string): BeaconKey {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, 'beacon.key');
  try {
    writeFileSync(path, `${toHex(shortSignatures.keygen().secretKey)}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return keyOf(fromHex(readFileSync(path, 'utf8').trim()));
}

/** An unpinned key, for answers that must fail verification. */
export const strayKey = (): BeaconKey => keyOf(shortSignatures.keygen().secretKey);

const keyOf = (secret: Uint8Array): BeaconKey => ({
  publicKey: shortSignatures.getPublicKey(secret).toHex(),
  sign: (round) =>
    shortSignatures.sign(shortSignatures.hash(roundMessage(round), BEACON_DST), secret).toHex(),
});
