/** Chains whose wallets can sign in; the wire's `type`. */
export type Chain = 'eth' | 'tron';

export const chains = ['eth', 'tron'] as const satisfies readonly Chain[];

/** A wallet in this browser. Both calls reject if the player declines. */
export interface Wallet {
  /** Asks the player to disclose an account; resolves with its address. */
  connect(): Promise<string>;
  /** Asks the player to sign a text with that account; resolves with `0x` and 65 bytes. */
  sign(text: string, address: string): Promise<string>;
}

/** Interface of Ethereum wallets (EIP-1193). */
interface EthProvider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/** Interface of TRON wallets: signing with version 2 of messages (TIP-191). */
interface TronWeb {
  readonly defaultAddress?: { readonly base58?: string | false };
  readonly trx: { signMessageV2(text: string): Promise<string> };
}

interface WalletWindow {
  readonly ethereum?: EthProvider;
  readonly tronWeb?: TronWeb | false;
  readonly tronLink?: EthProvider & { readonly tronWeb?: TronWeb | false };
}

/** A wallet announced by event instead of a global (EIP-6963). */
let announced: EthProvider | undefined;

/** The wallet of a chain, if the browser currently has one. */
export function walletOf(chain: Chain): Wallet | undefined {
  return chain === 'eth' ? ethWallet() : tronWallet();
}

/** Calls `handler` when an Ethereum wallet announces itself; returns the function that unsubscribes. */
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

/** Wallets set their own globals on the window; this project does not declare them. */
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
  if (typeof value !== 'string' || value === '') throw new Error('the wallet returned no text');
  return value;
}

/** Passes the bytes of a text as hex, so that no wallet has to guess the encoding. */
function hexOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
