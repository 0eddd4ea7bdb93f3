/**
 * A request id: 128 random bits in hex. Create one when the player decides, and reuse it for every retry of that decision:
 * the same `rid` with the same body has one effect (E2, L6).
 */
export function newRid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
