import { expect, test } from 'vitest';
import {
  clearNotifications,
  type Notification,
  note,
  notificationsStore,
  withNotification,
} from './notifications-store.ts';

const DAY_MS = 86_400_000;
const said = (id: number, at: number): Notification => ({ id, text: `text ${id}`, kind: 'bet', at });
const listed = (...items: readonly Notification[]) =>
  items.reduce((list, item) => withNotification(list, item), { items: [], unread: 0 } as {
    items: readonly Notification[];
    unread: number;
  });

test('the notification centre lists the newest first and counts the unread', () => {
  const list = listed(said(1, 10), said(2, 20));
  expect(list.items.map(({ id }) => id)).toEqual([2, 1]);
  expect(list.unread).toBe(2);
});

test('it drops entries older than a day', () => {
  const list = listed(said(1, 0), said(2, DAY_MS));
  expect(list.items.map(({ id }) => id)).toEqual([2]);
});

test('it stores at most fifty entries', () => {
  const many = Array.from({ length: 60 }, (_, index) => said(index + 1, index));
  expect(listed(...many).items).toHaveLength(50);
});

test('what the player has just done is listed but not counted; clearing leaves nothing', () => {
  note({ kind: 'bet', text: 'placed', to: { name: 'record-bet', params: { bet: '7' } } }, 'read');
  expect(notificationsStore.getState()).toMatchObject({ items: [{ text: 'placed' }], unread: 0 });
  note({ kind: 'money', text: 'credited' });
  expect(notificationsStore.getState().unread).toBe(1);
  clearNotifications();
  expect(notificationsStore.getState()).toEqual({ items: [], unread: 0 });
});
