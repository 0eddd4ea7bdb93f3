import { fairnessEnUs, fairnessZhCn } from '@tessera/fairness/texts';
import { expect, test } from 'vitest';
import { firstLanguage } from './language.ts';

test('the page speaks the first language of the reader that it has', () => {
  expect(firstLanguage(['fr-FR', 'zh-TW', 'en'])).toBe('zhCn');
  expect(firstLanguage(['en-GB', 'zh-CN'])).toBe('enUs');
  expect(firstLanguage(['fr-FR'])).toBe('enUs');
  expect(firstLanguage([])).toBe('enUs');
});

test('every word of verification is there in both languages', () => {
  expect(Object.keys(fairnessEnUs).sort()).toEqual(Object.keys(fairnessZhCn).sort());
});

test('a simulated beacon is called so in the words of the protocol', () => {
  expect(fairnessEnUs.fairness_simulated).toBe('Simulated beacon: run by the operator, not independent');
});
