import { expect, test } from 'vitest';
import { defaultPrefs } from './prefs.ts';
import { isAudible } from './sounds.ts';

test('[R3.2] sounds close, draw, win and chat and the alerts bet and win are on by default', () => {
  expect(defaultPrefs.sound).toEqual({ close: true, draw: true, win: true, chat: true });
  expect(defaultPrefs.alert).toEqual({ bet: true, win: true });
});

test('[R1.5] each sound follows its own flag', () => {
  const prefs = { ...defaultPrefs, sound: { ...defaultPrefs.sound, win: false } };
  expect(isAudible('win', prefs)).toBe(false);
  expect(isAudible('draw', prefs)).toBe(true);
});

test('[R1.5] the sounds of a bet follow its alert', () => {
  const prefs = { ...defaultPrefs, alert: { bet: false, win: true } };
  expect(isAudible('placed', prefs)).toBe(false);
  expect(isAudible('error', prefs)).toBe(false);
  expect(isAudible('close', prefs)).toBe(true);
});

test('no sound at volume 0', () => {
  expect(isAudible('win', { ...defaultPrefs, volume: 0 })).toBe(false);
});
