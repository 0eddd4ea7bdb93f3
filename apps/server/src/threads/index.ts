/** Helpers beside the event loop: worker threads, and the bounded queue in front of a thread or process. */
export { createTaskQueue, type Helper, type Reports } from './task-queue.ts';
export { createThread } from './thread.ts';
