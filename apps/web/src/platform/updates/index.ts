export { startShellWorker } from './shell-worker.ts';
export { forgetReload, isStaleChunk, reloadOnce } from './stale-chunk.ts';
export { updateStore } from './update-store.ts';
