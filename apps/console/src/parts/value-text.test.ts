import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entry, entryOf, textOfValue, valueOfText } from './value-text.ts';

test.each([
  [{ type: 'boolean' }, { kind: 'switch' }],
  [
    { type: 'string', enum: ['a', 'b'] },
    { kind: 'choice', options: ['a', 'b'] },
  ],
  [
    { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
    { kind: 'number', min: 0 },
  ],
  [{ type: 'string' }, { kind: 'text' }],
  [{ type: 'object' }, { kind: 'json' }],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, { kind: 'json' }],
])('%o is typed as %o', (schema, entry) => {
  expect(entryOf(schema)).toEqual(entry);
});

test('a value is what its text says, for every kind of entry', () => {
  const same = (entry: Entry, value: unknown): void => {
    expect(valueOfText(textOfValue(value, entry), entry)).toEqual({ ok: true, value });
  };
  fc.assert(fc.property(fc.string(), (text) => same({ kind: 'text' }, text)));
  fc.assert(fc.property(fc.boolean(), (flag) => same({ kind: 'switch' }, flag)));
  fc.assert(fc.property(fc.integer(), (count) => same({ kind: 'number' }, count)));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => same({ kind: 'json' }, JSON.parse(JSON.stringify(value)))),
  );
});

test.each(['', '1e3', '0x10', '1,000', 'NaN'])('%s is no number', (text) => {
  expect(valueOfText(text, { kind: 'number' })).toEqual({ ok: false });
});
