import type { CallReply } from '@tessera/protocol/endpoints';

/** A message of a room, and a page of them, as the server sends them. */
export type Message = CallReply<'POST /api/chat/send'>;
export type Page = CallReply<'POST /api/chat/messages'>;

/** A message whose content a moderator removed, as the server sends it from then on. Every field with content is emptied here. */
export const withoutContent = ({ picture: _, order: __, ...message }: Message): Message => ({
  ...message,
  text: null,
  removed: true,
});
