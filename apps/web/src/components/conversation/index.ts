/** A conversation of people in a room: its messages in their order, and the field to write in. */
export type { ConversationControl } from './model/control.ts';
export type { Message } from './model/message.ts';
export { Composer } from './parts/composer.ts';
export { ReadMessages } from './parts/message-days.tsx';
export { MessageLog } from './parts/message-log.tsx';
export { useConversation, useConversationState } from './use-conversation.ts';
