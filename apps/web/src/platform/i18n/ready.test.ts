import { afterEach, expect, test, vi } from 'vitest';
import { i18nStore } from './i18n-store.ts';
import { TRANSLATION_POLL_MS, translationsReady } from './ready.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  i18nStore.setState({ ready: false });
});

test('[R2.15] texts that are loaded are waited for no longer than 100 ms, also without a word of the store', async () => {
  vi.useFakeTimers();
  vi.spyOn(i18nStore, 'subscribe').mockReturnValue(() => undefined);
  let isReady = false;
  void translationsReady().then(() => {
    isReady = true;
  });
  await vi.advanceTimersByTimeAsync(3 * TRANSLATION_POLL_MS);
  expect(isReady).toBe(false);
  i18nStore.setState({ ready: true });
  await vi.advanceTimersByTimeAsync(99);
  expect(isReady).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isReady).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
