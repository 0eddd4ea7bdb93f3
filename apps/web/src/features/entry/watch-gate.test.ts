import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setSettings, settings } from '../../data/settings/index.ts';
import { gateStore } from './gate-store.ts';
import { watchGate } from './watch-gate.ts';

/** Shanghai, half a second before the minute in which the hours end. */
const beforeClose = Date.parse('2026-11-28T22:00:59.500+08:00');
const isClosed = () => gateStore.getState().closed;
const hours = (platOpenDuration: string) => setSettings({ ...settings(), platOpenDuration });

beforeAll(() => {
  vi.useFakeTimers({ now: beforeClose });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
  vi.stubGlobal('location', { hash: '#/lottery/show?id=ssc-1m' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  hours('09:00-22:00');
  watchGate();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => void vi.setSystemTime(beforeClose));

describe('[R1.3] the gate of an open page', () => {
  test('falls within a second of the end of the opening hours, and lifts within a second of their beginning', () => {
    vi.advanceTimersByTime(400);
    expect(isClosed()).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(isClosed()).toBe(true);
    vi.setSystemTime(Date.parse('2026-11-29T08:59:59.900+08:00'));
    vi.advanceTimersByTime(90);
    expect(isClosed()).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(isClosed()).toBe(false);
  });

  test('follows changed settings at once', () => {
    hours('03:00-03:30');
    expect(isClosed()).toBe(true);
    hours('00:00-23:59');
    expect(isClosed()).toBe(false);
  });
});
