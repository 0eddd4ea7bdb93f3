import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { type Chain, walletOf } from '../../../platform/wallet/index.ts';

const KEY = ['account-wallets'];

/** The wallets that can sign in to the account. */
export const walletsOptions = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => call('POST /api/user/wallet/list', {}, { signal }),
  });

/** Refetches after a wallet was bound or removed. */
export function refreshWallets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/**
 * Binds this browser's wallet: it gives its address, the server gives the text, and the wallet signs it.
 * Resolves with `bound`, or with the message key when there is no wallet or the player declined; rejects when a call is
 * refused.
 */
export async function bindWallet(
  type: Chain,
  password: string,
): Promise<'bound' | 'please_install_pocket' | 'auth_eth_login_failed'> {
  const wallet = walletOf(type);
  if (!wallet) return 'please_install_pocket';
  const address = await wallet.connect().catch(declined);
  if (address === undefined) return 'auth_eth_login_failed';
  const { nonce, message } = await call(
    'POST /api/user/wallet/challenge',
    { type, address, password },
    { handles: ['password_incorrect'] },
  );
  const signature = await wallet.sign(message, address).catch(declined);
  if (signature === undefined) return 'auth_eth_login_failed';
  await call('POST /api/user/wallet/bind', { type, address, nonce, signature });
  return 'bound';
}

/** Wallets reject with their own error objects when the player declines. */
const declined = () => undefined;
