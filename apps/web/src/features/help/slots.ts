import { slot } from '../../platform/slots/index.ts';

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** The introduction cards, shown again. */
    'help.first-steps': { readonly onClose: () => void };
  }
}

export const FirstStepsSlot = slot('help.first-steps');
