/** Third parties: signed calls to them, signed callbacks of theirs, and the comparison of the books. */
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
  RECONCILE_NOW,
  type ReconcileSource,
} from './reconcile.ts';
export { signatureHeaders, verifySigned } from './signature.ts';
export type { CallResult } from './signed-call.ts';
