import { slot } from '../../platform/slots/index.ts';

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** The player's card and open bets, beside the lobby. */
    'lobby.player': object;
    /** Below the lotteries. */
    'lobby.games': object;
    /** Above the lobby: the ticker, and when `asked` the dialog after a sign-in. `onEnd`: it is closed, or has nothing to show. */
    'lobby.notices': { readonly asked: boolean; readonly onEnd: () => void };
    /** Above the lobby, in a player's first session. */
    'lobby.first-steps': { readonly onClose: () => void };
  }
}

export const PlayerSlot = slot('lobby.player');
export const GamesSlot = slot('lobby.games');
export const NoticesSlot = slot('lobby.notices');
export const FirstStepsSlot = slot('lobby.first-steps');
