export { type Chain, walletOf } from './providers.ts';
export { shortAddress } from './short-address.ts';
export { useWallets } from './use-wallets.ts';
