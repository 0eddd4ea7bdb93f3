export { forgetReload, isStaleChunk, reloadOnce } from './stale-chunk.ts';
