/** The address of a caller. */
export interface ClientAddress {
  /** For records: the address as people write it. */
  readonly address: string;
  /** For limits: the address, or for IPv6 its /64, which belongs to one customer. */
  readonly network: string;
}

/** Reads a peer's address; an IPv4 address in IPv6 form is treated as IPv4. */
export function clientAddress(peer: string): ClientAddress {
  const address = peer.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!address.includes(':')) return { address, network: address };
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0');
  const groups = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return { address, network: `${groups.join(':')}::/64` };
}
