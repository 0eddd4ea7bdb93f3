import { AppError } from '../../../http/index.ts';
import type { IdentityParts } from '../deps.ts';
import { type Chain, readAddress, type WalletAddress } from './address.ts';

/** Parses the caller's address. Errors: `validation_failed` with field `type` for a chain that is switched off, or `address`. */
export function readWallet(
  chain: Chain,
  text: string,
  { platform: { settings } }: IdentityParts,
): WalletAddress {
  if (settings.get(chain === 'eth' ? 'walletLoginEth' : 'walletLoginTron') !== '1') {
    throw new AppError('validation_failed', { field: 'type' });
  }
  const wallet = readAddress(chain, text);
  if (!wallet) throw new AppError('validation_failed', { field: 'address' });
  return wallet;
}
