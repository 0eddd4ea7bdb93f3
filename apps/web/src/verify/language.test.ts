import enUs from '@tessera/messages/enUs/fairness.json';
import { shippedLanguages } from '@tessera/messages/languages';
import zhCn from '@tessera/messages/zhCn/fairness.json';
import { expect, test } from 'vitest';
import { firstLanguage, languages } from './language.ts';

test('the page uses the first supported language of the browser', () => {
  expect(firstLanguage(['fr-FR', 'zh-TW', 'en'])).toBe('zhCn');
  expect(firstLanguage(['en-GB', 'zh-CN'])).toBe('enUs');
  expect(firstLanguage(['fr-FR'])).toBe('enUs');
  expect(firstLanguage([])).toBe('enUs');
});

test('the page has every language with texts of verification', () => {
  expect(languages.toSorted()).toEqual(shippedLanguages.toSorted());
  expect(languages.at(-1)).toBe('enUs');
  expect(Object.keys(enUs).sort()).toEqual(Object.keys(zhCn).sort());
});

test('a simulated beacon is labelled in the words of the protocol', () => {
  expect(enUs.fairness_simulated).toBe('Demo: the randomness comes from our own simulator');
});
