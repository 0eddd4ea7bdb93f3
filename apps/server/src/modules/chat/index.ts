/** Messages: rooms, their messages in one order, and what moderators did. */
export { cleanText } from './clean.ts';
export type { PictureUrl } from './deps.ts';
export { appealAnswered, messagePosted, playerModerated, reportsDecided } from './events.ts';
export { type MessageBody, type MessageView, messageAt, messageSent, messagesAfter } from './messages.ts';
export { decideAppeal, dismissAsOperator, muteAsOperator, removeAsOperator } from './moderation.ts';
export {
  actsForOperators,
  appealsForOperators,
  moderationCounts,
  reportsForOperators,
} from './moderation-lists.ts';
export { chatModule } from './module.ts';
export { chatActions } from './operator-actions.ts';
export { chatFiles } from './pictures.ts';
export { createServiceRoom, lockOwnRoom, type OwnRoom, postMessage, roomKey } from './post.ts';
export type { Caller } from './rooms.ts';
export { sendText } from './send.ts';
export { shareBet } from './share-bet.ts';
