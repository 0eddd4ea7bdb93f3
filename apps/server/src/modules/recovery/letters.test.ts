import { shippedLanguages } from '@tessera/messages';
import { expect, test } from 'vitest';
import { securityEvents } from '../identity/index.ts';
import { type LetterFacts, letterOf, maskName } from './letters.ts';
import { pauseAfter } from './send.ts';

const facts: LetterFacts = {
  about: 'code',
  language: 'enUs',
  site: 'Tessera',
  name: 'lilei_1990',
  at: Date.UTC(2026, 10, 21, 4, 5, 6),
  zone: 'Asia/Shanghai',
  device: '',
};

test('a code names what it is for, the account in part, and how long it is valid', () => {
  const code = { ...facts, code: '012345', minutes: 10 };
  const { subject, text } = letterOf({ ...code, purpose: 'password' });
  expect(subject).toBe('Tessera: your code');
  expect(text).toContain('012345 is the code for a new password of the account li***0');
  expect(text).toContain('10 minutes');
  expect(text).not.toContain('lilei_1990');
  expect(letterOf({ ...code, purpose: 'contact' }).text).toContain('adds this address');
});

test.each(securityEvents)(
  '%s is told in every language, with time and device and without an amount',
  (about) => {
    for (const language of shippedLanguages) {
      const { subject, text } = letterOf({ ...facts, about, language, device: 'Chrome · Android' });
      expect(`${subject} ${text}`).not.toMatch(/[{}]|letter\./);
      expect(text).toContain('2026-11-21 12:05:06 (Asia/Shanghai)');
      expect(text).toContain('Chrome · Android');
      expect(text.replace(/2026-11-21 12:05:06|li\*\*\*0/g, '')).not.toMatch(/\d/);
    }
  },
);

test('a language without texts has English ones, and values cannot name further places', () => {
  expect(letterOf({ ...facts, about: 'google_on', language: 'jaJp' }).subject).toBe(
    'Tessera: security of your account',
  );
  expect(letterOf({ ...facts, about: 'google_on', site: '{code}$&' }).subject).toBe(
    '{code}$&: security of your account',
  );
});

test('a name is shown in part', () => {
  expect(maskName('abcd')).toBe('ab***d');
});

test.each([
  [0, 2_000],
  [2_000, 2_000],
  [60_000, 60_000],
  [86_400_000, 600_000],
])('a message of %i ms is sent again after %i ms', (age, pause) => {
  expect(pauseAfter(age)).toBe(pause);
});
