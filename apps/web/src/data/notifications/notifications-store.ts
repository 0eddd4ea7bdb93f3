import type { ToastMessage } from '@tessera/ui/toast/toast-queue.ts';
import { createStore } from 'zustand/vanilla';
import { now } from '../../platform/clock/index.ts';
import { onToast } from '../../platform/feedback/index.ts';
import { onToken } from '../../platform/http/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';

/** One entry of the notification centre. */
export interface Notification {
  id: number;
  text: string;
  type: ToastMessage['type'];
  /** Server time, ms. */
  at: number;
}

export interface Notifications {
  /** Newest first, of the last 24 hours. */
  readonly items: readonly Notification[];
  readonly unread: number;
}

const KEPT_MAX = 50;
const NOTIFICATIONS = storedKey<readonly Notification[]>('NOTIFICATIONS', lifetime.day);
const nothing: Notifications = { items: [], unread: 0 };

export const notificationsStore = createStore<Notifications>(() => nothing);

/** Adds an entry at the top and drops those older than a day or beyond `KEPT_MAX`. */
export function withNotification(list: Notifications, added: Notification): Notifications {
  const kept = list.items.filter(({ at, id }) => at > added.at - lifetime.day && id !== added.id);
  return { items: [added, ...kept].slice(0, KEPT_MAX), unread: list.unread + 1 };
}

/** Marks everything as read. */
export function markRead(): void {
  notificationsStore.setState({ unread: 0 });
}

/** Stores an entry that was already shown elsewhere or needs no attention; it does not count as unread. */
export function noteQuietly(text: string, type: Notification['type']): void {
  const { unread } = notificationsStore.getState();
  keep(text, type);
  notificationsStore.setState({ unread });
}

/** Stores every toast from now on, so that it stays readable after it disappears. Called once at start. */
export async function startNotifications(): Promise<void> {
  onToast(({ text, type }) => keep(text, type));
  // The entries contain bets and money, so other users of this device must not read them.
  onToken((signedIn) => {
    if (signedIn) return;
    notificationsStore.setState(nothing);
    void storage.remove(NOTIFICATIONS);
  });
  notificationsStore.setState({ items: (await storage.get(NOTIFICATIONS)) ?? [] });
}

function keep(text: string, type: Notification['type']): void {
  const id = (notificationsStore.getState().items[0]?.id ?? 0) + 1;
  notificationsStore.setState((list) => withNotification(list, { id, text, type, at: now() }));
  void storage.set(NOTIFICATIONS, notificationsStore.getState().items);
}
