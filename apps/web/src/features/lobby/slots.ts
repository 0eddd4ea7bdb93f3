import { slot } from '../../platform/slots/index.ts';

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** The player's card and open bets, beside the lobby. */
    'lobby.player': object;
    /** Below the lotteries. */
    'lobby.games': object;
    /** Above the lobby, in a player's first session. */
    'lobby.first-steps': { readonly onClose: () => void };
  }
}

export const PlayerSlot = slot('lobby.player');
export const GamesSlot = slot('lobby.games');
export const FirstStepsSlot = slot('lobby.first-steps');
