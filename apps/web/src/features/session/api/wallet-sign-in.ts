import { call, dataOf } from '../../../platform/http/index.ts';
import { type Chain, walletOf } from '../../../platform/wallet/index.ts';

/** A wallet whose signature the server has verified; the authenticator code is still missing. */
export interface SignedWallet {
  readonly chain: Chain;
  readonly address: string;
  /** Sent instead of the signature. */
  readonly ticket: string;
}

/** Codes that continue the sign-in instead of showing a toast. */
const handles = ['wallet_sign_required', 'pocket_need_bind', 'google_auth_incorrect'] as const;

/** The browser has no wallet for the chain, or the player declined. */
export class WalletFailed extends Error {
  readonly missing: boolean;
  constructor(missing: boolean, cause?: unknown) {
    super('the wallet did not sign', { cause });
    this.missing = missing;
  }
}

/**
 * Signs in with this browser's wallet: the wallet gives its address and signs the server's text, and the server returns the
 * token. Rejects with `WalletFailed`, or with the refusal of the call: `pocket_need_bind` and `google_auth_incorrect` carry the
 * ticket for the next step.
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

/** Continues with the authenticator code. */
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
