import { endpoints } from '@tessera/protocol/endpoints';
import { type CallContext, type Register, sessionOf } from '../../http/index.ts';
import type { NoticeDeps } from './deps.ts';
import { markSeen } from './mark-seen.ts';
import { noticeFor, noticesFor, unseenDialogs } from './read-notices.ts';

/** The calls below `/api/notice`, for everybody, and `/api/user/notice`, for players. */
export function noticeRoutes(register: Register, notices: NoticeDeps): void {
  register(endpoints.noticeList, (_, { language }) => noticesFor(notices, { language }));
  register(endpoints.noticeDetail, ({ id }, { language }) => noticeFor(notices, { language }, id));
  register(endpoints.userNoticeList, (_, context) => noticesFor(notices, playerOf(context)));
  register(endpoints.userNoticeDetail, ({ id }, context) => noticeFor(notices, playerOf(context), id));
  register(endpoints.userNoticeDialog, (_, context) => unseenDialogs(notices, playerOf(context)));
  register(endpoints.userNoticeSeen, (input, context) => markSeen(sessionOf(context).userId, input, notices));
}

const playerOf = (context: CallContext) => ({
  userId: sessionOf(context).userId,
  language: context.language,
});
