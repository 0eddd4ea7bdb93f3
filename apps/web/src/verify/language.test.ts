import { fairnessEnUs, fairnessZhCn } from '@tessera/fairness/texts';
import { expect, test } from 'vitest';
import { firstLanguage } from './language.ts';

test('the page uses the first supported language of the browser', () => {
  expect(firstLanguage(['fr-FR', 'zh-TW', 'en'])).toBe('zhCn');
  expect(firstLanguage(['en-GB', 'zh-CN'])).toBe('enUs');
  expect(firstLanguage(['fr-FR'])).toBe('enUs');
  expect(firstLanguage([])).toBe('enUs');
});

test('every text of verification exists in both languages', () => {
  expect(Object.keys(fairnessEnUs).sort()).toEqual(Object.keys(fairnessZhCn).sort());
});

test('a simulated beacon is labelled in the words of the protocol', () => {
  expect(fairnessEnUs.fairness_simulated).toBe('Simulated beacon: run by the operator, not independent');
});
