import { slot } from '../../platform/slots/index.ts';

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** All chases of the player. */
    'records.chases': object;
    /** The player's rounds on game platforms. */
    'records.rounds': object;
    /** Shares a bet in a chat room. */
    'records.share-bet': { betId: number };
  }
}

export const ChasesSlot = slot('records.chases');
export const RoundsSlot = slot('records.rounds');
export const ShareBetSlot = slot('records.share-bet');
