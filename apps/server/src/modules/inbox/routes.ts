import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { InboxDeps } from './deps.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { readPush, sendTest, subscribe, unsubscribe } from './push/subscriptions.ts';
import { listEvents, unreadEvents } from './read-events.ts';
import { readSettings, setSettings } from './settings.ts';

/** The calls below `/api/user/inbox` and `/api/user/push`. */
export function inboxRoutes(register: Register, inbox: InboxDeps): void {
  register(endpoints.userInboxList, (input, context) => listEvents(sessionOf(context).userId, input, inbox));
  register(endpoints.userInboxUnread, (_, context) => unreadEvents(sessionOf(context).userId, inbox));
  register(endpoints.userInboxRead, async ({ id }, context) => {
    await markRead(sessionOf(context).userId, id, inbox);
    return {};
  });
  register(endpoints.userInboxReadAll, async ({ up_to }, context) => {
    await markAllRead(sessionOf(context).userId, up_to, inbox);
    return {};
  });
  register(endpoints.userInboxSettings, (_, context) => readSettings(sessionOf(context).userId, inbox));
  register(endpoints.userInboxSettingsSet, (input, context) =>
    setSettings(sessionOf(context).userId, input, inbox),
  );
  register(endpoints.userPush, (input, context) => readPush(input, context, inbox));
  register(endpoints.userPushSubscribe, async (input, context) => {
    await subscribe(input, context, inbox);
    return {};
  });
  register(endpoints.userPushUnsubscribe, async (input, context) => {
    await unsubscribe(input, context, inbox);
    return {};
  });
  register(endpoints.userPushTest, async (input, context) => {
    await sendTest(input, context, inbox);
    return {};
  });
}
