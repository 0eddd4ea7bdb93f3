import { bls12_381 } from '@noble/curves/bls12-381.js';
import { concat, fromHex, isHex, lengthPrefixed, toHex, u64, utf8 } from './bytes.ts';
import { sha256 } from './hash.ts';
import type { RoundClock } from './rounds.ts';

/** The only signature scheme of `lot/v1`: unchained, short signatures on G1, keys on G2, RFC 9380 hashing. */
export const BEACON_SCHEME = 'bls-unchained-g1-rfc9380';

/** Domain separation tag of the scheme's hash to G1. */
export const BEACON_DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The source of a draw's public randomness, as fixed in the draw's descriptor. */
export interface Beacon extends RoundClock {
  readonly scheme: typeof BEACON_SCHEME;
  /** `drand`: independent of the operator. `simulated`: run by the operator, and every page must say so. */
  readonly kind: 'drand' | 'simulated';
  /** Hex of the compressed G2 point, 96 bytes. */
  readonly publicKey: string;
  /** Hex, 32 bytes. */
  readonly chainHash: string;
}

/** drand quicknet of the League of Entropy. */
export const QUICKNET: Beacon = {
  scheme: BEACON_SCHEME,
  kind: 'drand',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: 1692803367,
  period: 3,
};

/** Bytes of a beacon signature (compressed G1 point) and of its public key (compressed G2 point). */
export const BEACON_SIGNATURE_BYTES = 48;
export const BEACON_KEY_BYTES = 96;

/** What the beacon signs for a round: H(u64(round)). */
export const roundMessage = (round: number): Uint8Array => sha256(u64(round));

/** Randomness of a round: H(signature). Verify the signature first. */
export const randomnessOf = (signature: string): string => toHex(sha256(fromHex(signature)));

/** Whether `signature` (hex) is the beacon's signature for `round`. Returns false for malformed input. */
export function verifyBeacon(beacon: Beacon, round: number, signature: string): boolean {
  if (beacon.scheme !== BEACON_SCHEME || !Number.isSafeInteger(round) || round < 1) return false;
  if (!isHex(signature, BEACON_SIGNATURE_BYTES) || !isHex(beacon.publicKey, BEACON_KEY_BYTES)) return false;
  const { shortSignatures } = bls12_381;
  try {
    const message = shortSignatures.hash(roundMessage(round), BEACON_DST);
    return shortSignatures.verify(fromHex(signature), message, fromHex(beacon.publicKey));
  } catch {
    return false; // the bytes are not a point of the group
  }
}

/** Chain hash of a simulated beacon: commits to key, scheme, genesis and period, as drand does for its chains. */
export const simulatedChainHash = (beacon: Pick<Beacon, 'publicKey' | 'genesis' | 'period'>): string =>
  toHex(
    sha256(
      concat(
        utf8('lot/v1/beacon'),
        lengthPrefixed(BEACON_SCHEME),
        lengthPrefixed(fromHex(beacon.publicKey)),
        u64(beacon.genesis),
        u64(beacon.period),
      ),
    ),
  );

/** Whether the protocol accepts a beacon: exactly quicknet, or a simulated one whose chain hash matches its fields. */
export function isKnownBeacon(beacon: Beacon): boolean {
  if (beacon.kind === 'simulated') return beacon.chainHash === simulatedChainHash(beacon);
  return (Object.keys(QUICKNET) as (keyof Beacon)[]).every((key) => beacon[key] === QUICKNET[key]);
}
