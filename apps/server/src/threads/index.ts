/** Threads beside the event loop, for what takes longer than a call may keep it. */
export { serveThread } from './serve.ts';
export { createThread, type Thread, type ThreadOptions } from './thread.ts';
