/** Chains whose wallets sign in; the wire's `type`. */
export type Chain = 'eth' | 'tron';

export const chains = ['eth', 'tron'] as const satisfies readonly Chain[];

/** A wallet in this browser. Both calls reject when the player declines. */
export interface Wallet {
  /** Asks the player to show an account; resolves with its address. */
  connect(): Promise<string>;
  /** Asks the player to sign a text with that account; resolves with `0x` and 65 bytes. */
  sign(text: string, address: string): Promise<string>;
}

/** What wallets of Ethereum give a page (EIP-1193). */
interface EthProvider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/** What wallets of TRON give a page: signing from version 2 of messages on (TIP-191). */
interface TronWeb {
  readonly defaultAddress?: { readonly base58?: string | false };
  readonly trx: { signMessageV2(text: string): Promise<string> };
}

interface WalletWindow {
  readonly ethereum?: EthProvider;
  readonly tronWeb?: TronWeb | false;
  readonly tronLink?: EthProvider & { readonly tronWeb?: TronWeb | false };
}

/** A wallet that made itself known by event instead of a global (EIP-6963). */
let announced: EthProvider | undefined;

/** The wallet of a chain, if the browser has one now. */
export function walletOf(chain: Chain): Wallet | undefined {
  return chain === 'eth' ? ethWallet() : tronWallet();
}

/** Runs `handler` when a wallet of Ethereum makes itself known; returns how to stop. */
export function onWallet(handler: () => void): () => void {
  const take = (event: Event) => {
    const { detail } = event as CustomEvent<{ provider?: EthProvider } | undefined>;
    announced ??= detail?.provider;
    handler();
  };
  window.addEventListener('eip6963:announceProvider', take);
  window.addEventListener('ethereum#initialized', handler);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => {
    window.removeEventListener('eip6963:announceProvider', take);
    window.removeEventListener('ethereum#initialized', handler);
  };
}

/** Wallets write themselves into the page; nothing about them is ours. */
function inWindow(): WalletWindow {
  return window as unknown as WalletWindow;
}

function ethWallet(): Wallet | undefined {
  const provider = inWindow().ethereum ?? announced;
  if (!provider) return undefined;
  return {
    connect: async () => firstText(await provider.request({ method: 'eth_requestAccounts' })),
    sign: async (text, address) =>
      textOf(await provider.request({ method: 'personal_sign', params: [hexOf(text), address] })),
  };
}

function tronWallet(): Wallet | undefined {
  const { tronLink, tronWeb } = inWindow();
  if (!tronLink && !tronWeb) return undefined;
  const ready = () => inWindow().tronWeb || tronLink?.tronWeb || undefined;
  return {
    async connect() {
      await tronLink?.request({ method: 'tron_requestAccounts' });
      return textOf(ready()?.defaultAddress?.base58);
    },
    sign: async (text) => textOf(await ready()?.trx.signMessageV2(text)),
  };
}

function firstText(value: unknown): string {
  return textOf(Array.isArray(value) ? value[0] : undefined);
}

function textOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('the wallet gave no answer');
  return value;
}

/** Wallets take the bytes of a text, so that none guesses at its form. */
function hexOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
