import { expect, test } from 'vitest';
import {
  type Notification,
  noteQuietly,
  notificationsStore,
  withNotification,
} from './notifications-store.ts';

const DAY_MS = 86_400_000;
const said = (id: number, at: number): Notification => ({ id, text: `text ${id}`, type: 'info', at });

test('the notification centre lists the newest first and counts the unread', () => {
  const list = [said(1, 10), said(2, 20)].reduce(withNotification, { items: [], unread: 0 });
  expect(list.items.map(({ id }) => id)).toEqual([2, 1]);
  expect(list.unread).toBe(2);
});

test('it drops entries older than a day', () => {
  const list = [said(1, 0), said(2, DAY_MS)].reduce(withNotification, { items: [], unread: 0 });
  expect(list.items.map(({ id }) => id)).toEqual([2]);
});

test('it stores at most fifty entries', () => {
  const many = Array.from({ length: 60 }, (_, index) => said(index + 1, index));
  expect(many.reduce(withNotification, { items: [], unread: 0 }).items).toHaveLength(50);
});

test('a quiet entry is listed but not counted', () => {
  noteQuietly('drawn', 'info');
  expect(notificationsStore.getState()).toMatchObject({ items: [{ text: 'drawn' }], unread: 0 });
  notificationsStore.setState({ items: [], unread: 0 });
});
