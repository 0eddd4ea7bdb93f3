import type { CallReply } from '@tessera/protocol/endpoints';
import type { InboxRead } from '@tessera/protocol/events';
import { INBOX_UNREAD_MAX, type InboxKind, type InboxType, inboxTypes } from '@tessera/protocol/inbox';

/** An event of the notification centre. */
export type InboxEvent = CallReply<'POST /api/user/inbox/list'>['items'][number];
/** A page of the list, newest first. `next`: more follow. */
export type InboxPage = CallReply<'POST /api/user/inbox/list'>;
/** The newest unread events, newest first; `more`: there are others. */
export type Unread = CallReply<'POST /api/user/inbox/unread'>;

/** What the server told: an event that was added, or events that were read. */
export type Change =
  | { readonly kind: 'added'; readonly event: InboxEvent }
  | ({ readonly kind: 'read' } & InboxRead);

/** What was read since the page began, because hints have no order: an event may arrive after it was read. */
export interface Marks {
  readonly ids: ReadonlySet<number>;
  readonly upTo: number;
}

export const noMarks: Marks = { ids: new Set(), upTo: 0 };

/** The marks after a change. */
export function marksAfter(marks: Marks, change: Change): Marks {
  if (change.kind === 'added') return marks;
  return { ids: new Set([...marks.ids, ...change.ids]), upTo: Math.max(marks.upTo, change.up_to) };
}

/** The change as it counts after everything that was read before it. */
export function settled(change: Change, marks: Marks): Change {
  if (change.kind === 'read' || change.event.read) return change;
  const { event } = change;
  return isMarked(event.id, marks) ? { kind: 'added', event: { ...event, read: true } } : change;
}

const isMarked = (id: number, { ids, upTo }: Marks): boolean => id <= upTo || ids.has(id);
const wasRead = (id: number, { ids, up_to }: InboxRead): boolean => id <= up_to || ids.includes(id);

/** The unread events after a change. */
export function unreadAfter(unread: Unread, change: Change): Unread {
  if (change.kind === 'read')
    return { ...unread, items: unread.items.filter(({ id }) => !wasRead(id, change)) };
  const { id, type, read } = change.event;
  if (read || unread.items.some((item) => item.id === id)) return unread;
  const items = [...unread.items, { id, type }].sort((one, other) => other.id - one.id);
  return { items: items.slice(0, INBOX_UNREAD_MAX), more: unread.more || items.length > INBOX_UNREAD_MAX };
}

/** Whether the unread events are no longer all that the server would return: others move up after some were read. */
export const isShort = ({ items, more }: Unread): boolean => more && items.length < INBOX_UNREAD_MAX;

/** The loaded pages of a list, of one kind or of all, after a change. An event older than what is loaded waits for its page. */
export function pagesAfter(
  pages: readonly InboxPage[],
  kind: InboxKind | undefined,
  change: Change,
): readonly InboxPage[] {
  if (change.kind === 'read')
    return pages.map((page) => ({
      ...page,
      items: page.items.map((item) =>
        !item.read && wasRead(item.id, change) ? { ...item, read: true } : item,
      ),
    }));
  const { event } = change;
  if (kind !== undefined && kindOf(event) !== kind) return pages;
  if (pages.some(({ items }) => items.some(({ id }) => id === event.id))) return pages;
  const place = pages.findIndex(({ items, next }) => {
    const last = items.at(-1);
    return last === undefined ? next === null : last.id < event.id || next === null;
  });
  return pages.map((page, at) =>
    at === place ? { ...page, items: [...page.items, event].sort((one, other) => other.id - one.id) } : page,
  );
}

/** What an event is about. */
export const kindOf = ({ type }: { readonly type: InboxType }): InboxKind => inboxTypes[type];
