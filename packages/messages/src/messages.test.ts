import { expect, test } from 'vitest';
import { FALLBACK_LANGUAGE, inLanguage, shippedLanguages } from './languages.ts';
import { loadCatalogue, namesOf, readArea, textAreas } from './load.ts';

const zhCn = loadCatalogue('zhCn');
const enUs = loadCatalogue('enUs');

test('a language without texts has those of the fallback language', () => {
  expect(loadCatalogue('thTh')).toEqual(loadCatalogue(FALLBACK_LANGUAGE));
  expect(inLanguage({ zhCn: '投注', enUs: 'Bet' }, 'thTh')).toBe('Bet');
  expect(inLanguage({ zhCn: '投注', enUs: 'Bet' }, 'zhCn')).toBe('投注');
  expect(inLanguage({ zhCn: '投注' }, 'thTh')).toBe('投注');
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

/** Names of placeholders in braces. The braces one level inside a plural are its branches, which contain text. */
function placeholders(text: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '{' && depth % 2 === 0)
      names.add(/^\w*/.exec([...text].slice(at + 1).join(''))?.[0] ?? '');
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
  }
  return [...names].sort();
}

test('placeholders are distinguished from the branches of a plural', () => {
  expect(placeholders('{n, plural, one {The line of {issue}} other {# lines}} at {unit}')).toEqual([
    'issue',
    'n',
    'unit',
  ]);
});

test('a text names the same placeholders in both languages', () => {
  const english: Readonly<Record<string, string>> = enUs;
  const differing = Object.entries(zhCn).filter(
    ([key, text]) => String(placeholders(text)) !== String(placeholders(english[key] ?? '')),
  );
  expect(differing).toEqual([]);
});

test.each(shippedLanguages)('no text of %s is empty or padded', (language) => {
  const texts = Object.entries(loadCatalogue(language));
  expect(texts.filter(([, text]) => text === '' || text !== text.trim()).map(([key]) => key)).toEqual([]);
});

test('[R8.6] the defaults of dialogs have texts', () => {
  expect(enUs).toMatchObject({ tip: 'Notice', confirm: 'Confirm', cancel: 'Cancel' });
  expect(zhCn).toMatchObject({ tip: '提示', confirm: '确定', cancel: '取消' });
});
