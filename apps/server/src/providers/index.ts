/** Providers: signed calls to them, their signed callbacks, and the reconciliation with their statements. */
export type { CallbackHandler, ProviderCallback } from './callbacks.ts';
export type { ProviderClient } from './client.ts';
export { createProviderConnections, type ProviderConnections } from './connections.ts';
export type { CallbackAnswer } from './events.ts';
export {
  frameOrigins,
  isProviderId,
  type Provider,
  type ProviderId,
  type Providers,
  providerIds,
  readProviders,
  sandboxKey,
} from './provider.ts';
export {
  type BookLine,
  compare,
  type Difference,
  type Range,
  type ReconcileSource,
  reconcileJob,
  reconcileNowJob,
} from './reconcile.ts';
export { signatureHeaders, verifySigned } from './signature.ts';
export type { CallResult } from './signed-call.ts';
