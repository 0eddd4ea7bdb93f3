import { BACCARAT_SPOTS, type BaccaratChoice, type BaccaratSpot } from '@tessera/games';
import { type Amount, amountOf, parseAmount, printAmount } from '@tessera/protocol/money';

/** Chips in the order they were placed. */
export type Chips = readonly { readonly on: BaccaratSpot; readonly amount: Amount }[];

/** Amount on a spot. */
export const placedOn = (chips: Chips, spot: BaccaratSpot): Amount =>
  sum(chips.filter(({ on }) => on === spot));

/** Amount on the whole table. */
export const sum = (chips: Chips): Amount =>
  amountOf(chips.reduce((total, { amount }) => total + amount, 0n));

/** Converts the chips to the platform's format; null while the table is empty. */
export function choiceOf(chips: Chips): BaccaratChoice | null {
  const placed = BACCARAT_SPOTS.filter((spot) => placedOn(chips, spot) > 0n);
  if (placed.length === 0) return null;
  return Object.fromEntries(placed.map((spot) => [spot, printAmount(placedOn(chips, spot))]));
}

/** Smallest bet of a round: the initial value of the stake bar at the next visit. */
export function unitOf(choice: BaccaratChoice): Amount {
  const bets = Object.values(choice).flatMap((text) => {
    const bet = parseAmount(text);
    return bet.ok ? [bet.value] : [];
  });
  return bets.reduce((least, bet) => (bet < least ? bet : least));
}
