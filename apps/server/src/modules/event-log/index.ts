/** The hash-chained log of who did what, when, from where and with what result (trust.md, E13). */
export { createEventLog, type EventLog, type LoggedEvent } from './event-log.ts';
