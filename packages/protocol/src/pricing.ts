import type { Pricing } from '@tessera/rules';

/** A price configuration in wire format: prizes are whole numbers of 1/10 000 per unit staked, as text. */
export interface PricingText {
  base: number;
  rMaxPpm: number;
  rtpPpm: number;
  prizes?: Record<string, Record<string, string>> | undefined;
}

/** Converts a price configuration to the wire format. */
export function pricingText({ base, rMaxPpm, rtpPpm, prizes }: Pricing): PricingText {
  return { base, rMaxPpm, rtpPpm, ...(prizes && { prizes: mapPrizes(prizes, String) }) };
}

/** Parses a price configuration into the type of the rules package. Throws if a prize is not a whole number. */
export function pricingOf({ base, rMaxPpm, rtpPpm, prizes }: PricingText): Pricing {
  return { base, rMaxPpm, rtpPpm, ...(prizes && { prizes: mapPrizes(prizes, BigInt) }) };
}

function mapPrizes<From, To>(
  prizes: Readonly<Record<string, Readonly<Record<string, From>>>>,
  change: (prize: From) => To,
): Record<string, Record<string, To>> {
  return Object.fromEntries(
    Object.entries(prizes).map(([name, tiers]) => [
      name,
      Object.fromEntries(Object.entries(tiers).map(([tier, prize]) => [tier, change(prize)])),
    ]),
  );
}
