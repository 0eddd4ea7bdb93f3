import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { addressOfKey, type Chain, type WalletAddress } from './address.ts';

/** Prefix that each chain's wallets put before a text they sign: EIP-191, TIP-191. */
const PREFIX: Record<Chain, string> = {
  eth: '\x19Ethereum Signed Message:\n',
  tron: '\x19TRON Signed Message:\n',
};

/** The 32 bytes a wallet of the chain signs for a text: Keccak-256 of prefix, length in bytes and text. */
export function signedTextHash(chain: Chain, text: string): Uint8Array {
  const body = Buffer.from(text, 'utf8');
  return keccak_256(Buffer.concat([Buffer.from(`${PREFIX[chain]}${body.length}`, 'utf8'), body]));
}

/**
 * The signer of a text (W3): the address recovered from `0x` and 65 bytes r, s, v. Undefined if the signature has another form,
 * if s is in the upper half (a second form of the same signature), or if no key fits.
 * A contract wallet's signature (ERC-1271) has another form and is refused: it cannot be checked without a node.
 */
export function signerOf(chain: Chain, text: string, signature: string): WalletAddress | undefined {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) return undefined;
  const bytes = Buffer.from(signature.slice(2), 'hex');
  const v = bytes[64] ?? 0;
  const recovery = v >= 27 ? v - 27 : v;
  if (recovery > 1) return undefined;
  try {
    const parsed = secp256k1.Signature.fromBytes(bytes.subarray(0, 64)).addRecoveryBit(recovery);
    if (parsed.hasHighS()) return undefined;
    return addressOfKey(chain, parsed.recoverPublicKey(signedTextHash(chain, text)).toBytes(false));
  } catch {
    return undefined;
  }
}
