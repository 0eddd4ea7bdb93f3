import { createStore } from 'zustand/vanilla';
import { now } from '../../platform/clock/index.ts';
import { onToken } from '../../platform/http/index.ts';
import type { Params, RouteName } from '../../platform/navigation/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';

/** What an entry is about. Only these are kept: bets, money in and out, account and protection, notices of the service. */
export type NotificationKind = 'bet' | 'money' | 'security' | 'notice';

/** What an entry says, and the page it leads to. */
export interface Note {
  readonly kind: NotificationKind;
  readonly text: string;
  readonly to?: { readonly name: RouteName; readonly params?: Params };
}

/** One entry of the notification centre. */
export interface Notification extends Note {
  readonly id: number;
  /** Server time, ms. */
  readonly at: number;
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
export function withNotification(
  list: Notifications,
  added: Notification,
  as: 'read' | 'unread' = 'unread',
): Notifications {
  const kept = list.items.filter(({ at, id }) => at > added.at - lifetime.day && id !== added.id);
  return { items: [added, ...kept].slice(0, KEPT_MAX), unread: list.unread + (as === 'unread' ? 1 : 0) };
}

/** Marks everything as read. */
export function markRead(): void {
  notificationsStore.setState({ unread: 0 });
}

/** Removes every entry. */
export function clearNotifications(): void {
  notificationsStore.setState(nothing);
  void storage.remove(NOTIFICATIONS);
}

/** Keeps an entry for a day. `read`: the page has shown it already, or the player has just done it. */
export function note(entry: Note, as: 'read' | 'unread' = 'unread'): void {
  const id = (notificationsStore.getState().items[0]?.id ?? 0) + 1;
  notificationsStore.setState((list) => withNotification(list, { ...entry, id, at: now() }, as));
  void storage.set(NOTIFICATIONS, notificationsStore.getState().items);
}

/** Loads the entries of the last day; called once at start. */
export async function startNotifications(): Promise<void> {
  // The entries contain bets and money, so other users of this device must not read them.
  onToken((signedIn) => {
    if (!signedIn) clearNotifications();
  });
  const kept = (await storage.get(NOTIFICATIONS)) ?? [];
  // Entries of earlier builds have no kind.
  notificationsStore.setState({
    items: kept.filter(({ kind }) => (kind as string | undefined) !== undefined),
  });
}
