import { slot } from '../../platform/slots/index.ts';

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** Summary of the player's limits, in the overview. */
    'account.limits': object;
    /** What of the balance can be withdrawn and what not, below the balance of the overview. */
    'account.withdrawable': object;
    /** The newest movements of the balance, in the overview on desktop. */
    'account.moves': object;
    /** Dialog for the preset amounts of the credit board, above the settings. */
    'account.chips': { readonly onClose: () => void };
  }
}

export const WithdrawableSlot = slot('account.withdrawable');
export const LimitsSlot = slot('account.limits');
export const MovesSlot = slot('account.moves');
export const ChipsSlot = slot('account.chips');
