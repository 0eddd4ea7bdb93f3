import { textFileBounds } from '@tessera/protocol/console-text-file';
import { expect, test } from 'vitest';
import { readTextFile, textFileParts } from './text-file.ts';

const row = (key: string, text: string | null) => ({
  key,
  source: 'S',
  sourceHash: 'h',
  text,
  state: 'built',
});

async function written(language: string, rows: Parameters<typeof textFileParts>[1]): Promise<string> {
  let file = '';
  for await (const part of textFileParts(language, rows)) file += part;
  return file;
}

test('what is exported is read again, each text in the line of its own', async () => {
  const rows = Array.from({ length: 1_201 }, (_, at) =>
    row(`key_${at}`, at % 3 === 0 ? null : `"key": ${at}\n`),
  );
  const read = readTextFile(await written('viVn', rows), 'viVn');
  expect(read).toEqual({
    texts: rows.map(({ key, text, sourceHash }, at) => ({ key, text, sourceHash, line: at + 2 })),
  });
  expect(readTextFile(await written('viVn', []), 'viVn')).toEqual({ texts: [] });
});

test('a file with another layout keeps the lines of its keys', async () => {
  const file = JSON.stringify(JSON.parse(await written('viVn', [row('a', 'x'), row('b', 'y')])), null, 2);
  const lines = file.split('\n');
  const read = readTextFile(file, 'viVn');
  expect('texts' in read && read.texts.map(({ key, line }) => [key, lines[line - 1]!.trim()])).toEqual([
    ['a', '"key": "a",'],
    ['b', '"key": "b",'],
  ]);
});

test.each([
  ['no JSON', 'texts', { line: 1, code: 'json' }],
  ['JSON that ends early', '{"format":"tessera-texts/1",\n"texts":[\n', { line: 3, code: 'json' }],
  [
    'a text with an open end',
    '{"texts":[\n{"key":"a"},\n{"key":"b","text":"x},\n]}',
    { line: 3, code: 'json' },
  ],
  ['a word without quotes', '{"texts":[\n{"key":"a"},\n{"key":"b","text":x},\n]}', { line: 3, code: 'json' }],
  ['a file of something else', '{"format":"x","language":"viVn","texts":[]}', { line: 1, code: 'shape' }],
  [
    'a text without its source',
    '{"format":"tessera-texts/1","language":"viVn","texts":[\n{"key":"a","text":"x","sourceHash":"h"},\n{"key":"b","text":"x"}]}',
    { line: 3, code: 'shape' },
  ],
  [
    'another language',
    '{"format":"tessera-texts/1","language":"thTh","texts":[]}',
    { line: 1, code: 'language' },
  ],
])('%s is refused with its line', (_, file, fault) => {
  expect(readTextFile(file, 'viVn')).toEqual({ fault });
});

test('more texts than one file may hold are refused', async () => {
  const rows = Array.from({ length: textFileBounds.texts + 1 }, (_, at) => row(`k${at}`, 'x'));
  expect(readTextFile(await written('viVn', rows), 'viVn')).toEqual({
    fault: { line: textFileBounds.texts + 2, code: 'too_many' },
  });
});
