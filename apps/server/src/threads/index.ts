/** Worker threads, for work that would block the event loop longer than a call may. */
export { serveThread } from './serve.ts';
export { createThread, type Thread, type ThreadOptions } from './thread.ts';
