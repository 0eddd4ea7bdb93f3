import { expect, test } from 'vitest';
import { textFaults } from './check.ts';
import {
  FALLBACK_LANGUAGE,
  inLanguage,
  type Language,
  offeredLanguage,
  shippedLanguages,
} from './languages.ts';
import { loadCatalogue, namesOf, readArea, textAreas } from './load.ts';

const zhCn = loadCatalogue('zhCn');
const enUs = loadCatalogue('enUs');

test('a language without texts has those of the fallback language', () => {
  // Safe cast: a language to come has no folder.
  expect(loadCatalogue('jaJp' as Language)).toEqual(loadCatalogue(FALLBACK_LANGUAGE));
  expect(inLanguage({ zhCn: '投注', enUs: 'Bet' }, 'thTh')).toBe('Bet');
  expect(inLanguage({ zhCn: '投注', enUs: 'Bet' }, 'zhCn')).toBe('投注');
  expect(inLanguage({ zhCn: '投注' }, 'thTh')).toBe('投注');
  expect(offeredLanguage(['zhCn', 'enUs', 'viVn'], [undefined, 'viVn', 'zhCn'])).toBe('viVn');
  expect(offeredLanguage(['zhCn', 'enUs'], ['thTh'])).toBe('enUs');
  expect(offeredLanguage(['zhCn'], ['thTh'])).toBe('zhCn');
  expect(offeredLanguage([], ['thTh'])).toBeUndefined();
});

test('a name has each shipped language, in the order of the menu', () => {
  const name = namesOf('bank', 'boc');
  expect(name).toMatchObject({ zhCn: '中国银行', enUs: 'Bank of China' });
  expect(Object.keys(name)).toEqual(shippedLanguages);
});

test('every key is in one area', () => {
  const keys = textAreas.flatMap((area) => Object.keys(readArea(FALLBACK_LANGUAGE, area)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

/** All texts of a language, those outside the catalogue too. */
const textsOf = (language: Language): readonly (readonly [key: string, text: string])[] =>
  textAreas.flatMap((area) => Object.entries(readArea(language, area)));
const english = new Map(textsOf(FALLBACK_LANGUAGE));

test.each(shippedLanguages)('[R7.6] each text of %s passes the check that operators pass', (language) => {
  const wrong = textsOf(language).flatMap(([key, text]) => {
    // Texts of the rules name values as `{lhcMain49.leg}`, which their own reader fills in.
    const faults = textFaults(text, english.get(key) ?? '', language).filter(
      ({ kind }) => kind !== 'braces' || !key.startsWith('rule.'),
    );
    return faults.length > 0 ? [[key, faults]] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(shippedLanguages)('no text of %s is empty or padded', (language) => {
  const texts = Object.entries(loadCatalogue(language));
  expect(texts.filter(([, text]) => text === '' || text !== text.trim()).map(([key]) => key)).toEqual([]);
});

test('[R8.6] the defaults of dialogs have texts', () => {
  expect(enUs).toMatchObject({ tip: 'Notice', confirm: 'Confirm', cancel: 'Cancel' });
  expect(zhCn).toMatchObject({ tip: '提示', confirm: '确定', cancel: '取消' });
});
