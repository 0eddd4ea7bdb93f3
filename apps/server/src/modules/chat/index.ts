/** Messages: rooms, their messages in one order, and what moderators did. */
export { chatModule } from './module.ts';
export { chatActions } from './operator-actions.ts';
