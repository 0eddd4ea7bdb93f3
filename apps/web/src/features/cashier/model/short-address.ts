/** First and last six characters of an address, which players compare. */
export function shortAddress(address: string): string {
  const { head, tail } = endsOf(address);
  return tail === '' ? head : `${head}…${tail}`;
}

/** The first and last six characters of an address, and those between them. */
export function endsOf(address: string): { head: string; middle: string; tail: string } {
  if (address.length <= 12) return { head: address, middle: '', tail: '' };
  return { head: address.slice(0, 6), middle: address.slice(6, -6), tail: address.slice(-6) };
}
