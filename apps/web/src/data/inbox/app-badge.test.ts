import { afterEach, expect, test, vi } from 'vitest';
import { startAppBadge } from './app-badge.ts';
import type { Unread } from './changes.ts';
import { unreadStore } from './unread-store.ts';

const unread = (count: number) =>
  ({ items: Array.from({ length: count }, (_, id) => ({ id })) }) as unknown as Unread;
const iconOf = () => ({
  setAppBadge: vi.fn(async (_?: number) => undefined),
  clearAppBadge: vi.fn(async () => undefined),
});

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  unreadStore.setState({ unread: undefined });
});

test('the icon shows the unread events, and nothing at zero', () => {
  const icon = iconOf();
  stop = startAppBadge(icon);
  expect(icon.clearAppBadge).toHaveBeenCalledOnce();
  unreadStore.setState({ unread: unread(3) });
  unreadStore.setState({ unread: unread(2) });
  expect(icon.setAppBadge.mock.calls).toEqual([[3], [2]]);
  unreadStore.setState({ unread: unread(0) });
  expect(icon.clearAppBadge).toHaveBeenCalledTimes(2);
});

test('the same number is not told twice, and a player who signs out leaves none', () => {
  const icon = iconOf();
  stop = startAppBadge(icon);
  unreadStore.setState({ unread: unread(1) });
  unreadStore.setState({ unread: unread(1) });
  expect(icon.setAppBadge).toHaveBeenCalledOnce();
  unreadStore.setState({ unread: undefined });
  expect(icon.clearAppBadge).toHaveBeenCalledTimes(2);
});

test('a browser without badges is left alone, and a refusal is no error', async () => {
  stop = startAppBadge({});
  unreadStore.setState({ unread: unread(1) });
  stop();
  const refused = { ...iconOf(), setAppBadge: vi.fn(() => Promise.reject(new DOMException('no'))) };
  stop = startAppBadge(refused);
  await Promise.resolve();
  expect(refused.setAppBadge).toHaveBeenCalledOnce();
});
