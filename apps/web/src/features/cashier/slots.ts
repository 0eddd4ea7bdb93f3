import { slot } from '../../platform/slots/index.ts';

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** The form of a deposit limit, offered before the first deposit. */
    'cashier.deposit-limit': { readonly onClose: () => void };
  }
}

export const DepositLimitSlot = slot('cashier.deposit-limit');
