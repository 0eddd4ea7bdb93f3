import { call, ignoreFailure, onToken, readToken } from '../../platform/http/index.ts';
import { onGap, onSocketEvent } from '../../platform/socket/index.ts';
import { type Change, isShort, type Marks, marksAfter, noMarks, settled, unreadAfter } from './changes.ts';
import { unreadStore } from './unread-store.ts';

let marks: Marks = noMarks;
const listeners = new Set<(change: Change) => void>();

/** Calls `listener` with every change from now on. Returns a function that ends it. */
export function onInboxChange(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Changes that came while answers were on their way, for each answer: it may not know of them. */
const missed = new Set<Change[]>();

/** Fetches the unread events, silently. */
export async function loadUnread(): Promise<void> {
  if ((await readToken()) === null) return;
  const changes: Change[] = [];
  missed.add(changes);
  const loaded = call('POST /api/user/inbox/unread', {}, { silent: true }).then((unread) =>
    unreadStore.setState({ unread: changes.reduce(unreadAfter, unread) }),
  );
  await ignoreFailure('unread events', loaded);
  missed.delete(changes);
}

/** Applies a change to what this page knows, and passes it to those who listen. */
export function applyChange(change: Change): void {
  const counted = settled(change, marks);
  marks = marksAfter(marks, change);
  for (const changes of missed) changes.push(counted);
  const { unread } = unreadStore.getState();
  if (unread) {
    const after = unreadAfter(unread, counted);
    unreadStore.setState({ unread: after });
    if (isShort(after)) void loadUnread();
  }
  for (const listener of listeners) listener(counted);
}

/** Keeps the unread events up to date while the page is open. */
export function startInbox(): void {
  void loadUnread();
  onToken((signedIn) => {
    marks = noMarks;
    unreadStore.setState({ unread: undefined });
    if (signedIn) void loadUnread();
  });
  onSocketEvent('inbox:event', ({ event }) => applyChange({ kind: 'added', event }));
  onSocketEvent('inbox:read', (read) => applyChange({ kind: 'read', ...read }));
  onGap(() => void loadUnread());
}

/** Marks an event as read on all devices, here at once. */
export async function readEvent(id: number): Promise<void> {
  applyChange({ kind: 'read', ids: [id], up_to: 0 });
  await ignoreFailure('event read', call('POST /api/user/inbox/read', { id }, { silent: true }));
}
