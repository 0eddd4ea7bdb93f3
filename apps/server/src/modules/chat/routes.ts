import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { appeal } from './appeals.ts';
import { block } from './blocks.ts';
import { cardsOf } from './cards.ts';
import { copyBet } from './copy-bet.ts';
import type { ChatDeps } from './deps.ts';
import { messagesOf } from './messages.ts';
import { reportMessage } from './reports.ts';
import { roomsOf } from './room-list.ts';
import { joinRoom, markRead } from './rooms.ts';
import { sendText } from './send.ts';
import { shareBet } from './share-bet.ts';
import { muteInTeam, removeInTeam } from './team-moderation.ts';

/** The calls below `/api/chat`. */
export function chatRoutes(register: Register, chat: ChatDeps): void {
  register(endpoints.chatRooms, (_, context) => roomsOf(sessionOf(context), chat));
  register(endpoints.chatJoin, (input, context) => joinRoom(sessionOf(context), input, chat));
  register(endpoints.chatMessages, (input, context) => messagesOf(sessionOf(context), input, chat));
  register(endpoints.chatSend, (input, context) => sendText(sessionOf(context), input, chat));
  register(endpoints.chatRead, (input, context) => markRead(sessionOf(context), input, chat));
  register(endpoints.chatShareBet, (input, context) => shareBet(sessionOf(context), input, chat));
  register(endpoints.chatCards, (input, context) => cardsOf(sessionOf(context), input, chat));
  register(endpoints.chatCopyBet, (input, context) => copyBet(sessionOf(context), input, chat));
  register(endpoints.chatReport, (input, context) => reportMessage(sessionOf(context), input, chat));
  register(endpoints.chatBlock, (input, context) => block(sessionOf(context), input, chat));
  register(endpoints.chatTeamRemove, (input, context) => removeInTeam(sessionOf(context), input, chat));
  register(endpoints.chatTeamMute, (input, context) => muteInTeam(sessionOf(context), input, chat));
  register(endpoints.chatAppeal, (input, context) => appeal(sessionOf(context), input, chat));
}
