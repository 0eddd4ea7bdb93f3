import { errorCodes, errorRow, notices } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { loadMessages, shippedLanguages } from './load.ts';

const zhCn = await loadMessages('zhCn');
const enUs = await loadMessages('enUs');

test('every text exists in both languages', () => {
  expect(Object.keys(enUs).sort()).toEqual(Object.keys(zhCn).sort());
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
  const differing = Object.keys(zhCn).filter(
    (key) => String(placeholders(zhCn[key]!)) !== String(placeholders(enUs[key] ?? '')),
  );
  expect(differing).toEqual([]);
});

test.each(shippedLanguages)('no text of %s is empty or padded', async (language) => {
  const texts = Object.entries(await loadMessages(language));
  expect(texts.filter(([, text]) => text === '' || text !== text.trim()).map(([key]) => key)).toEqual([]);
});

describe('[R8.3] every message to players has a text', () => {
  test('for every error code', () => {
    const missing = errorCodes.map((code) => errorRow(code).messageKey).filter((key) => !(key in zhCn));
    expect(missing).toEqual([]);
  });

  test('for every notice', () => {
    expect(Object.keys(notices).filter((key) => !(key in zhCn))).toEqual([]);
  });
});

test('[R8.6] the defaults of dialogs have texts', () => {
  expect(enUs).toMatchObject({ tip: 'Notice', confirm: 'Confirm', cancel: 'Cancel' });
  expect(zhCn).toMatchObject({ tip: '提示', confirm: '确定', cancel: '取消' });
});
