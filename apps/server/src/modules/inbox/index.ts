/** The notification centre: what happened to each player, what they have read, and what is announced. */
export { inboxModule } from './module.ts';
