/** Third parties: signed calls to them, signed callbacks of theirs, and the comparison of the books. */
export type { CallbackHandler, Callbacks, ProviderCallback } from './callbacks.ts';
export { createProviderClient, type ProviderClient } from './client.ts';
export { createProviderConnections, type ProviderConnections } from './connections.ts';
export { type CallbackAnswer, onceEvent, type ProviderEvent } from './events.ts';
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
  RECONCILE_NOW,
  type ReconcileReport,
  type Reconciler,
  type ReconcileSource,
} from './reconcile.ts';
export { SIGNED, signatureHeaders, verifySigned } from './signature.ts';
export { type CallResult, signedCall } from './signed-call.ts';
