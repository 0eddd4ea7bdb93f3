/**
 * Updates of the native app: which bundle may be applied, how it is fetched and unpacked, and which one is loaded. Pure: pages, files and
 * the native shell are given to it.
 */
export { applyUpdate, type BundleHost } from './apply.ts';
export { type ReleaseAddresses, releaseAddresses } from './bundle/addresses.ts';
export type { Download, DownloadAnswer } from './bundle/download.ts';
export { type Bundle, fetchBundle, type OwnFile } from './bundle/fetch-bundle.ts';
export { type CheckOptions, checkForUpdate } from './check.ts';
export type { Manifest } from './manifest/manifest.ts';
export { type Result, resultOf, type UpdateProblem, UpdateRefused } from './refused.ts';
export {
  type BundleRef,
  type BundleState,
  bundleToLoad,
  confirmed,
  firstState,
  idOf,
  isOnTrial,
  loading,
  pageStarted,
  readState,
  refOf,
  staged,
} from './state/bundle-state.ts';
export { createSupervisor, READY_MS, type Supervisor, type SupervisorDeps } from './state/supervisor.ts';
