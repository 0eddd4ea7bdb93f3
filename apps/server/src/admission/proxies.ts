import { BlockList, isIP } from 'node:net';
import { type ClientAddress, clientAddress } from './client-address.ts';

/** The client of a request, from facts that the client cannot forge. */
export interface Client extends ClientAddress {
  /** Whether the request came through a trusted proxy. One connection of a proxy carries requests of many clients. */
  readonly proxied: boolean;
}

/** The proxies in front of this node, and the clients behind them. */
export interface Proxies {
  /** True for the address of a trusted proxy. */
  trusts(peer: string): boolean;
  /** The client of a request: `peer` is the other end of the connection, `forwarded` the header `X-Forwarded-For`. */
  clientOf(peer: string, forwarded: string | undefined): Client;
}

/**
 * Reads the list of trusted proxies: addresses, or networks such as `10.0.0.0/8`.
 * Errors: throws with the entry that is neither.
 */
export function createProxies(list: readonly string[]): Proxies {
  const trusted = new BlockList();
  for (const entry of list) add(trusted, entry.trim());

  const trusts = (peer: string): boolean => {
    if (list.length === 0) return false;
    const { address } = clientAddress(peer);
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };

  return {
    trusts,
    clientOf(peer, forwarded) {
      if (!trusts(peer)) return { ...clientAddress(peer), proxied: false };
      let client = peer;
      // Each proxy appends the address that called it. Entries before the last untrusted address are the client's
      // claim.
      for (const hop of (forwarded ?? '').split(',').reverse()) {
        const address = addressIn(hop);
        if (address === undefined) break;
        client = address;
        if (!trusts(address)) break;
      }
      return { ...clientAddress(client), proxied: true };
    },
  };
}

function add(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  const bits = prefix === undefined ? undefined : Number(prefix);
  const bitsMax = family === 6 ? 128 : 32;
  const isNetwork = bits !== undefined && /^\d{1,3}$/.test(prefix ?? '') && bits <= bitsMax;
  if (family === 0 || rest.length > 0 || (bits !== undefined && !isNetwork))
    throw new Error(`TRUST_PROXY: "${entry}" is neither an address nor a network such as 10.0.0.0/8`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, type);
  else list.addSubnet(address, bits, type);
}

/** The address of one hop, which some proxies write with a port; undefined for anything else. */
function addressIn(hop: string): string | undefined {
  const text = hop.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? undefined : bare;
}
