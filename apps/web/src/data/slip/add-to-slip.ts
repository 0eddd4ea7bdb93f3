import type { Bet } from '@tessera/protocol/inward';

/** An earlier bet with its complete content. */
export type EarlierBet = Pick<Bet, 'play' | 'content' | 'unit_stake' | 'multiple' | 'rebate_ppm'>;

type Add = (bet: EarlierBet & { readonly lottery_id: string }) => Promise<boolean>;

let add: Add = () => Promise.resolve(false);

/** Says how a bet gets on the slip of its lottery. */
export function handleAddToSlip(given: Add): void {
  add = given;
}

/**
 * Adds the content of an earlier bet to the slip of its lottery at current prices; does not place it. Returns false if the
 * lottery is not on sale or this client does not know the play. Rejects if the rules cannot be loaded.
 */
export const addToSlip: Add = (bet) => add(bet);
