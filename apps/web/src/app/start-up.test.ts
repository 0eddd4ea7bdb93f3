import { describe, expect, test } from 'vitest';
import { type StartSteps, startUp } from './start-up.ts';

function recorded(hasToken: boolean, native = false) {
  const done: string[] = [];
  const step = (name: string) => async () => {
    await Promise.resolve();
    done.push(name);
  };
  const steps: StartSteps<string> = {
    cacheVersions: async () => {
      done.push('versions');
      return 'v7';
    },
    staleLists: async (versions) => void done.push(`lists ${versions}`),
    language: async (versions) => void done.push(`language ${versions}`),
    openingHours: step('opening hours'),
    soundsAndAlerts: step('sounds and alerts'),
    theme: step('theme'),
    hasToken: async () => hasToken,
    user: step('user'),
    ...(native ? { appUpdate: step('app update') } : {}),
  };
  return { steps, done };
}

describe('[R4.1] the start-up', () => {
  const visitor = ['versions', 'lists v7', 'language v7', 'opening hours', 'sounds and alerts', 'theme'];

  test('runs versions, stale lists, language, opening hours, sounds, alerts, theme', async () => {
    const { steps, done } = recorded(false);
    await startUp(steps, () => undefined);
    expect(done).toEqual(visitor);
  });

  test('loads the user last, if a token is stored', async () => {
    const { steps, done } = recorded(true);
    await startUp(steps, () => undefined);
    expect(done).toEqual([...visitor, 'user']);
  });

  test('checks for an app update between language and opening hours, in the native app only', async () => {
    const { steps, done } = recorded(false, true);
    await startUp(steps, () => undefined);
    expect(done.slice(2, 5)).toEqual(['language v7', 'app update', 'opening hours']);
  });

  test('reports the current step to the splash', async () => {
    const told: string[] = [];
    await startUp(recorded(false).steps, (step) => told.push(step));
    expect(told).toEqual(['versions', 'settings', 'language', 'done']);
  });

  test('stops at a failing step', async () => {
    const { steps, done } = recorded(true);
    const failing = { ...steps, language: () => Promise.reject(new Error('no line')) };
    await expect(startUp(failing, () => undefined)).rejects.toThrow('no line');
    expect(done).toEqual(['versions', 'lists v7']);
  });
});
