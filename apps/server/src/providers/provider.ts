import { createHash } from 'node:crypto';
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '@tessera/games/platforms';

/** Third parties for money, identity, messages and service, with the place of the simulated one (`scripts/lib/sandbox.mjs`). */
const otherProviders = { payments: 4, chain: 5, identity: 6, messenger: 7, service: 9 } as const;
/** First port of the sandbox. */
const FIRST_SANDBOX_PORT = 3100;

/**
 * The supported third parties: the listed game platforms, whose pages the client shows in a frame, and those for money, identity,
 * messages and service.
 * Environment variables replace a simulated provider by a real one.
 */
export type ProviderId = PlatformId | keyof typeof otherProviders;
export const providerIds: readonly ProviderId[] = [
  ...PLATFORM_IDS,
  ...(Object.keys(otherProviders) as (keyof typeof otherProviders)[]),
];

/** True for the id of a third party. */
export function isProviderId(text: string): text is ProviderId {
  return providerIds.some((id) => id === text);
}

/** Address and credentials of one third party. */
export interface Provider {
  readonly id: ProviderId;
  /** Base address without a slash at its end. */
  readonly url: string;
  /** The first key signs our calls; all keys verify the provider's calls. */
  readonly keys: readonly Buffer[];
  /** Addresses from which its callbacks may come. */
  readonly allowed: readonly string[];
  /** Origins of the pages that players see, if the provider has any; absent = the origin of `url`. */
  readonly pages?: readonly string[];
}

/** The connected third parties. */
export type Providers = Readonly<Partial<Record<ProviderId, Provider>>>;

/** Origins of the pages that the client may frame (E4). */
export function frameOrigins(providers: Providers): readonly string[] {
  const pages = PLATFORM_IDS.flatMap((id) => {
    const provider = providers[id];
    return provider ? (provider.pages ?? [new URL(provider.url).origin]) : [];
  });
  return [...new Set(pages)];
}

/**
 * Reads `<ID>_URL`, `<ID>_KEYS`, `<ID>_ALLOW` and `<ID>_PAGES` of every provider. Outside production the default is the
 * sandbox on this machine.
 * Errors: throws with the variable's name when a value is invalid, and in production when only some of them are set.
 */
export function readProviders(
  env: Readonly<Record<string, string | undefined>>,
  mode: 'demo' | 'test' | 'production',
): Providers {
  const found = providerIds.map((id) => [id, readProvider(env, mode, id)] as const);
  return Object.fromEntries(found.filter(([, provider]) => provider !== undefined)) as Providers;
}

function readProvider(
  env: Readonly<Record<string, string | undefined>>,
  mode: 'demo' | 'test' | 'production',
  id: ProviderId,
): Provider | undefined {
  const name = id.toUpperCase();
  const [url, keys, allow] = [env[`${name}_URL`], env[`${name}_KEYS`], env[`${name}_ALLOW`]];
  const pages = env[`${name}_PAGES`];
  if (mode === 'production') {
    if (!url && !keys) return undefined;
    if (!url || !keys || !allow)
      throw new Error(`${name}_URL, ${name}_KEYS and ${name}_ALLOW belong together`);
    const isPublic = readKeys(`${name}_KEYS`, keys).some((key) =>
      providerIds.some((sandboxed) => sandboxKey(sandboxed).equals(key)),
    );
    if (isPublic) throw new Error(`${name}_KEYS is a key of the sandbox, which everybody knows`);
    if (!url.startsWith('https://')) throw new Error(`${name}_URL must begin with https://`);
  }
  return {
    id,
    url: (url || `http://127.0.0.1:${sandboxPort(id)}`).replace(/\/+$/, ''),
    keys: keys ? readKeys(`${name}_KEYS`, keys) : [sandboxKey(id)],
    allowed: (allow || '127.0.0.1,::1').split(',').map((address) => address.trim()),
    ...(pages && { pages: pages.split(',').map((page) => originOf(`${name}_PAGES`, page)) }),
  };
}

function sandboxPort(id: ProviderId): number {
  return (
    FIRST_SANDBOX_PORT +
    (id in otherProviders
      ? otherProviders[id as keyof typeof otherProviders]
      : PLATFORMS[id as PlatformId].sandboxPlace)
  );
}

/** Key of a simulated provider. It is public, so production has no default. */
export function sandboxKey(id: ProviderId): Buffer {
  return createHash('sha256').update(`tessera-sandbox:${id}`).digest();
}

function originOf(name: string, text: string): string {
  const address = text.trim();
  if (!URL.canParse(address) || new URL(address).origin !== address)
    throw new Error(`${name} must be origins such as https://games.example, separated by commas`);
  return address;
}

function readKeys(name: string, text: string): Buffer[] {
  const keys = text.split(',').map((key) => key.trim());
  if (keys.length > 2 || keys.some((key) => !/^([0-9a-f]{2}){16,64}$/i.test(key))) {
    throw new Error(`${name} must be one or two keys of 16 to 64 bytes in hex, separated by a comma`);
  }
  return keys.map((key) => Buffer.from(key, 'hex'));
}
