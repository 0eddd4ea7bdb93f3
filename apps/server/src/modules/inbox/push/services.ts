import { BlockList, isIP } from 'node:net';

/** Where subscriptions may be. */
export interface PushServices {
  /** Host names; one that begins with a dot stands for every host below it. */
  readonly hosts: readonly string[];
  /** Origin of the simulated push service, in a test or demonstration. */
  readonly standIn?: string | undefined;
  /** Whether messages can be sent to the native app. */
  readonly apps: boolean;
}

/** The token of the native app, when an address is one of it: `fcm:` and the token. */
export const appTokenOf = (endpoint: string): string | undefined =>
  /^fcm:([\w:.-]{20,900})$/.exec(endpoint)?.[1];

/** Whether messages may be sent to this address: by https to the usual port of a host of the list, or to the stand-in. */
export function isPushService(endpoint: string, { hosts, standIn }: Omit<PushServices, 'apps'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (standIn !== undefined && origin === standIn) return true;
  if (protocol !== 'https:' || port !== '' || isIP(hostname) !== 0) return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/**
 * Whether an address belongs to this machine, to a private network, or to a range that embeds one. A name of the public internet can be
 * made to point to such an address.
 */
export const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
