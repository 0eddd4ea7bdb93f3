import type { Chain } from './address.ts';

/** Contents of a text to sign. */
export interface SignInText {
  readonly chain: Chain;
  /** In the chain's notation. */
  readonly address: string;
  /** Address of the site, such as `https://play.example`; from our settings, never from the caller. */
  readonly site: string;
  readonly purpose: 'login' | 'bind';
  readonly nonce: string;
  /** ms */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const CHAINS: Record<Chain, { readonly name: string; readonly id: string }> = {
  eth: { name: 'Ethereum', id: '1' },
  // The main network, as its nodes answer eth_chainId.
  tron: { name: 'TRON', id: '728126428' },
};

const STATEMENTS = {
  login: 'Sign in. This moves no money and costs no fee.',
  bind: 'Link this wallet to your account. This moves no money and costs no fee.',
} as const;

/** The text of EIP-4361; for TRON the same in the form of CAIP-122. */
export function signInText({
  chain,
  address,
  site,
  purpose,
  nonce,
  issuedAt,
  expiresAt,
}: SignInText): string {
  const { name, id } = CHAINS[chain];
  return [
    `${new URL(site).host} wants you to sign in with your ${name} account:`,
    address,
    '',
    STATEMENTS[purpose],
    '',
    `URI: ${site}`,
    'Version: 1',
    `Chain ID: ${id}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(expiresAt).toISOString()}`,
  ].join('\n');
}
