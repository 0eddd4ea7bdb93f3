/** Responsible play: where the player stands, the way to a break, and the questions that come with time. */
import { lazyPart } from '../../platform/lazy/index.ts';

export { ProtectionHost } from './components/protection-host.tsx';
export { RealityStrip } from './components/reality-strip.tsx';
export { StopButton } from './components/stop-button.tsx';
export { restrictionAt } from './model/restriction.ts';
export { noteRefusals, startProtection, useProtection } from './play-state.ts';

/** Limits of deposits, above any page; its code comes with its first use. */
export const DepositLimitForm = lazyPart(
  async () => (await import('./components/deposit-limit-form.tsx')).DepositLimitForm,
);

/** Limits in short, for an overview of the account. */
export const MyLimits = lazyPart(async () => (await import('./components/my-limits.tsx')).MyLimits);
