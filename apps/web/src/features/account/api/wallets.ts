import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';
import { type Chain, walletOf } from '../../../platform/wallet/index.ts';

const KEY = ['account-wallets'];

/** The wallets that sign in to the account. */
export const walletsOptions = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => call('POST /api/user/wallet/list', {}, { signal }),
  });

/** Asks again after one was bound or taken off. */
export function refreshWallets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/**
 * Binds the wallet of this browser: it shows its address, the service gives the text, the wallet signs it.
 * Resolves with `bound`, or with the key of the notice when there is no wallet or its player declined; rejects with the
 * refusal of a call.
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

/** Wallets reject with objects of their own when the player says no. */
const declined = () => undefined;
