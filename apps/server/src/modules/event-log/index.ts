/** The hash-chained audit log: actor, action, time, address and result of every event (trust.md, E13). */
export { createEventLog, type EventLog } from './event-log.ts';
export { eventLogModule } from './module.ts';
export { eventLogActions } from './operator-actions.ts';
