/** What is verified: a turn of a wheel, or the player's share of a packet. */
export type ProofRef =
  | { readonly spin: number }
  | { readonly packet: { readonly id: string; readonly version: number } };

/** What the parameters of the page name; undefined for a draw of a lottery. */
export function proofRefOf({
  spin,
  packet,
  version,
}: Readonly<Record<string, string>>): ProofRef | undefined {
  if (spin !== undefined) return { spin: Number(spin) };
  return packet === undefined ? undefined : { packet: { id: packet, version: Number(version) } };
}
