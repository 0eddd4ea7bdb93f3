import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLines, parseContent, playedItems } from '../all-rules.ts';

const megabyte = 1_000_000;

const texts: readonly (readonly [string, string])[] = [
  ['commas', ','.repeat(megabyte)],
  ['bars', '|'.repeat(megabyte)],
  ['digits', '1'.repeat(megabyte)],
  ['pairs', '1,'.repeat(megabyte / 2)],
  ['rows', '1|'.repeat(megabyte / 2)],
  ['lines of five', '1,2,3,4,5|'.repeat(megabyte / 10)],
  ['spaces', ' '.repeat(megabyte)],
  ['zeroes', '\0'.repeat(megabyte)],
  ['wide characters', '龙'.repeat(megabyte / 2)],
  [
    'different lines',
    Array.from({ length: 100_001 }, (_, i) => [...String(i).padStart(6, '0')].slice(1).join(',')).join('|'),
  ],
];

const objects: readonly (readonly [string, unknown])[] = [
  ['many keys', Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`key${i}`, '1']))],
  ['deep', JSON.parse(`${'{"list":'.repeat(2000)}"1"${'}'.repeat(2000)}`)],
  ['a prototype key', JSON.parse('{"__proto__":"1","pos":"1,2"}')],
  ['a long array', new Array(megabyte / 10).fill('1')],
  ['long values', { pos: '1,'.repeat(megabyte / 4), list: '1|'.repeat(megabyte / 4) }],
];

describe('a megabyte of anything', () => {
  test.each([...texts, ...objects])('%s is answered by every item without an exception', (_name, content) => {
    for (const { id } of playedItems()) {
      const parsed = parseContent(id, content);
      expect(parsed.ok ? parsed.value.count : parsed.error.code).toBeTruthy();
    }
  });

  test('a hundred thousand lines are accepted and one more is refused', () => {
    const lines = Array.from({ length: 100_000 }, (_, i) => [...String(i).padStart(5, '0')].join(','));
    expect(countLines('ssc.star5.direct-single', lines.join('|'))).toEqual({ ok: true, value: 100_000 });
    const more = Array.from(
      { length: 100_001 },
      (_, i) => `${[...String(i + 100_000)].map((d) => Number(d) + 1).join(',')}`,
    );
    expect(parseContent('pk10.front6.direct-single', more.join('|')).ok).toBe(false);
  });

  test('random text and objects never throw', () => {
    const anything = fc.oneof(
      fc.string({ unit: fc.constantFrom('0', '1', '2', ',', '|', 'big', '-', ' ') }),
      fc.anything(),
      fc.dictionary(
        fc.constantFrom('pos', 'list', 'single', 'double'),
        fc.string({ unit: fc.constantFrom('1', '2', ',') }),
      ),
    );
    const ids = playedItems().map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        anything,
        (id, content) => typeof parseContent(id, content).ok === 'boolean',
      ),
      { numRuns: 3000, seed: 1 },
    );
  });
});
