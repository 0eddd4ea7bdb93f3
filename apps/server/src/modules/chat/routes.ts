import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { ChatDeps } from './deps.ts';
import { messagesOf } from './messages.ts';
import { joinRoom, markRead, roomsOf } from './rooms.ts';
import { sendText } from './send.ts';

/** The calls below `/api/chat`. */
export function chatRoutes(register: Register, chat: ChatDeps): void {
  register(endpoints.chatRooms, (_, context) => roomsOf(sessionOf(context), chat));
  register(endpoints.chatJoin, (input, context) => joinRoom(sessionOf(context), input, chat));
  register(endpoints.chatMessages, (input, context) => messagesOf(sessionOf(context), input, chat));
  register(endpoints.chatSend, (input, context) => sendText(sessionOf(context), input, chat));
  register(endpoints.chatRead, (input, context) => markRead(sessionOf(context), input, chat));
}
