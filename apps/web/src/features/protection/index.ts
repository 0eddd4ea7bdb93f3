/** Responsible play: play state, breaks, and the timed dialogs. */
import { lazyPart } from '../../platform/lazy/index.ts';

export { ProtectionHost } from './components/protection-host.tsx';

/** Deposit limit form, above any page; loads with its first use. */
export const DepositLimitForm = lazyPart(
  async () => (await import('./components/deposit-limit-form.tsx')).DepositLimitForm,
);

/** Summary of the limits, for an account overview. */
export const MyLimits = lazyPart(async () => (await import('./components/my-limits.tsx')).MyLimits);
