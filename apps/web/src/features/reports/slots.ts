import { slot } from '../../platform/slots/index.ts';

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** How much of the player's weekly loss limit is used; nothing without one. */
    'reports.loss-limit': object;
  }
}

export const LossLimitSlot = slot('reports.loss-limit');
