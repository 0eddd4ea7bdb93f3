import { call, dataOf } from '../../../platform/http/index.ts';
import { type Chain, walletOf } from '../../../platform/wallet/index.ts';

/** A wallet whose signature the service has seen, while the authenticator's code is still missing. */
export interface SignedWallet {
  readonly chain: Chain;
  readonly address: string;
  /** Stands in for the signature. */
  readonly ticket: string;
}

/** Codes that lead on instead of ending in a toast. */
const handles = ['wallet_sign_required', 'pocket_need_bind', 'google_auth_incorrect'] as const;

/** The browser has no wallet of the chain, or its player declined. */
export class WalletFailed extends Error {
  readonly missing: boolean;
  constructor(missing: boolean, cause?: unknown) {
    super('the wallet did not sign', { cause });
    this.missing = missing;
  }
}

/**
 * Signs in by a wallet of this browser: it shows its address, signs the service's text, and the service answers the token.
 * Rejects with `WalletFailed`, or with the refusal of the call: `pocket_need_bind` and `google_auth_incorrect` carry
 * the ticket that the next step needs.
 */
export async function walletToken(chain: Chain, remember: boolean): Promise<{ token: string }> {
  const wallet = walletOf(chain);
  if (!wallet) throw new WalletFailed(true);
  const address = await wallet.connect().catch(declined);
  const named = { type: chain, address, remember };
  const asked = await call('POST /api/user/login-with-pocket', named, { handles }).catch((error: unknown) => {
    const text = dataOf(error, 'wallet_sign_required');
    if (!text) throw error;
    return text;
  });
  if ('token' in asked) return asked;
  const signature = await wallet.sign(asked.message, address).catch(declined);
  return call(
    'POST /api/user/login-with-pocket',
    { ...named, nonce: asked.nonce, signature },
    { handles, loading: true },
  );
}

/** Goes on with the code of the authenticator. */
export function signedWalletToken(
  { chain, address, ticket }: SignedWallet,
  googleCode: string,
  remember: boolean,
): Promise<{ token: string }> {
  return call(
    'POST /api/user/login-with-pocket',
    { type: chain, address, ticket, google_code: googleCode, remember },
    { handles },
  );
}

function declined(error: unknown): never {
  throw new WalletFailed(false, error);
}
