/** Providers: signed calls to them, their signed callbacks, and the reconciliation with their statements. */
export type { BookLine, Difference, Range } from './book-line.ts';
export { type ProviderDay, providerDays } from './call-counts.ts';
export type { CallbackHandler, ProviderCallback } from './callbacks.ts';
export type { ProviderClient } from './client.ts';
export { createProviderConnections, type ProviderConnections } from './connections.ts';
export {
  closeDifference,
  differencesOf,
  type KeptDifference,
  lastComparisons,
  openDifferences,
  readDifference,
} from './differences.ts';
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
  askComparison,
  compare,
  isComparing,
  type ReconcileSource,
  reconcileJob,
  reconcileNowJob,
} from './reconcile.ts';
export { closeReview, type ProviderReview, readReview, reviewsOf } from './reviews.ts';
export { signatureHeaders, verifySigned } from './signature.ts';
export type { CallResult } from './signed-call.ts';
