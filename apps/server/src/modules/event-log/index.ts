/** The hash-chained audit log: actor, action, time, address and result of every event (trust.md, E13). */
export { type CopyDeps, copyJob, copyLog } from './copy.ts';
export { createEventLog, type EventLog } from './event-log.ts';
export { logFile } from './file.ts';
export { logAbout, logChain, logPage, revealedBefore } from './for-console.ts';
export { eventLogModule } from './module.ts';
export { eventLogActions } from './operator-actions.ts';
