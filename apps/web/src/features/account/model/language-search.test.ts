import { languages, languageTags } from '@tessera/messages/languages';
import { expect, test } from 'vitest';
import { languageChoicesOf, languagesFor } from './language-search.ts';
import { sizeText } from './size-text.ts';

/** Every language in its own name, as listed by the server. */
const offered = languages.map((code) => ({
  code,
  name:
    new Intl.DisplayNames([languageTags[code]], { type: 'language' }).of(languageTags[code].slice(0, 2)) ??
    '',
}));

test('[R1.5] a language has its own name and its name in the current language', () => {
  const choices = languageChoicesOf([{ code: 'enUs', name: 'English' }, ...offered.slice(3)], 'zhCn');
  expect(choices[0]).toEqual({ code: 'enUs', name: 'English', translated: '英语' });
  expect(languageChoicesOf([{ code: 'enUs', name: 'English' }], 'enUs')[0]?.translated).toBeUndefined();
});

test('a language that is not shipped is not offered', () => {
  expect(languageChoicesOf([{ code: 'tlh', name: 'tlhIngan Hol' }], 'zhCn')).toEqual([]);
});

test.each([
  ['tieng viet', 'viVn'],
  ['PORTU', 'ptBr'],
  ['泰', 'thTh'],
  ['id-', 'idId'],
])('[R1.5] "%s" finds %s', (query, code) => {
  expect(languagesFor(query, languageChoicesOf(offered, 'zhCn')).map((choice) => choice.code)).toEqual([
    code,
  ]);
});

test('an empty query finds every language', () => {
  expect(languagesFor(' ', languageChoicesOf(offered, 'zhCn'))).toHaveLength(languages.length);
});

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [311_400, '312 kB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(sizeText(bytes, 'enUs')).toBe(text);
});
