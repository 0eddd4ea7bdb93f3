import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onStep } from './steps.ts';

/** A document stub that can be hidden. */
function page() {
  const listeners = new Set<() => void>();
  const document = {
    hidden: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('document', document);
  return {
    listeners,
    hide(hidden: boolean) {
      document.hidden = hidden;
      for (const listener of listeners) listener();
    },
  };
}

describe('the steps of the server time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_700_000_000_250 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('one timer notifies all subscribers, just after each full second', () => {
    page();
    const told: string[] = [];
    const stops = ['one', 'other'].map((name) => onStep(1_000)(() => told.push(name)));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(750);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['one', 'other']);
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(4);
    for (const stop of stops) stop();
  });

  test('a stopped subscriber is not notified; after the last one no timer or listener is left', () => {
    const { listeners } = page();
    const told: string[] = [];
    const stopOne = onStep(1_000)(() => told.push('one'));
    const stopOther = onStep(1_000)(() => told.push('other'));
    stopOne();
    vi.advanceTimersByTime(751);
    expect(told).toEqual(['other']);
    stopOther();
    expect(vi.getTimerCount()).toBe(0);
    expect(listeners.size).toBe(0);
  });

  test('pauses while the window is hidden, and notifies at once when it is shown again', () => {
    const { hide } = page();
    const tell = vi.fn();
    const stop = onStep(1_000)(tell);
    hide(true);
    const before = tell.mock.calls.length;
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(tell).toHaveBeenCalledTimes(before);
    hide(false);
    expect(tell).toHaveBeenCalledTimes(before + 1);
    expect(vi.getTimerCount()).toBe(1);
    stop();
  });
});
