/**
 * The notification centre: what of it is unread, and what the server tells of it. The parts that first screens do not need are in files of
 * their own: `live.ts`, `hearing.ts`, `changes.ts`.
 */
export { tell, tellOwn } from './tell.ts';
export { useUnread } from './unread-store.ts';
