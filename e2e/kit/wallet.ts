import { randomBytes } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import type { Page } from '@playwright/test';
import { addressOfKey, type Chain } from '../../apps/server/src/modules/identity/wallet/address.ts';
import { signedTextHash } from '../../apps/server/src/modules/identity/wallet/signed-text.ts';

/** A wallet in a page, with its own real key. */
export interface PageWallet {
  readonly address: string;
  /** From now on the player rejects every request. */
  decline(): void;
}

/** Adds a wallet of the chain to a page that was not opened yet, as an extension does. */
export async function addWallet(page: Page, chain: Chain): Promise<PageWallet> {
  const key = randomBytes(32);
  const { text: address } = addressOfKey(chain, secp256k1.getPublicKey(key, false));
  let declined = false;
  await page.exposeFunction(`sign_${chain}`, (text: string) => {
    if (declined) throw new Error('User rejected the request.');
    const made = secp256k1.sign(signedTextHash(chain, text), key, { prehash: false, format: 'recovered' });
    return `0x${Buffer.concat([made.subarray(1), Buffer.of(27 + (made[0] ?? 0))]).toString('hex')}`;
  });
  await page.addInitScript(
    ([type, account]) => {
      const signers = window as unknown as Record<string, (text: string) => Promise<string>>;
      const sign = (text: string) => signers[`sign_${type}`]!(text);
      if (type === 'eth') {
        Object.assign(window, {
          ethereum: {
            async request({ method, params }: { method: string; params?: string[] }) {
              if (method === 'eth_requestAccounts') return [account];
              const bytes = (params?.[0] ?? '').slice(2).match(/../g) ?? [];
              return sign(
                new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))),
              );
            },
          },
        });
      } else {
        const tronWeb = { defaultAddress: { base58: account }, trx: { signMessageV2: sign } };
        Object.assign(window, { tronWeb, tronLink: { request: async () => ({ code: 200 }), tronWeb } });
      }
    },
    [chain, address] as const,
  );
  return {
    address,
    decline: () => {
      declined = true;
    },
  };
}
