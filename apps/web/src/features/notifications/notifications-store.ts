import type { ToastMessage } from '@tessera/ui/toast/toast-queue.ts';
import { createStore } from 'zustand/vanilla';
import { now } from '../../platform/clock/index.ts';
import { onToast } from '../../platform/feedback/index.ts';
import { onToken } from '../../platform/http/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';

/** One line of the notification centre. */
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

/** Puts a line on top and drops what is older than a day or too much. */
export function withNotification(list: Notifications, added: Notification): Notifications {
  const kept = list.items.filter(({ at, id }) => at > added.at - lifetime.day && id !== added.id);
  return { items: [added, ...kept].slice(0, KEPT_MAX), unread: list.unread + 1 };
}

/** Everything was seen. */
export function markRead(): void {
  notificationsStore.setState({ unread: 0 });
}

/** Keeps a line of what was told in another way than by a toast, or asks for no attention: it is not counted as unread. */
export function noteQuietly(text: string, type: Notification['type']): void {
  const { unread } = notificationsStore.getState();
  keep(text, type);
  notificationsStore.setState({ unread });
}

/** Keeps every toast from now on, so that its moment on screen is never its only trace. Once at the start. */
export async function startNotifications(): Promise<void> {
  onToast(({ text, type }) => keep(text, type));
  // They tell of bets and money: nobody else at this device is to read them.
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
