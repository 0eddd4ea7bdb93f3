import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean.ts';

test.each([
  [' a ', 'a'],
  ['a\tb', 'a b'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\n\n \n\n\nb', 'a\n\nb'],
  ['a\u0000\u0007\u009fb', 'ab'],
  // Controls of the writing direction would reorder what stands beside the message.
  ['a\u202eb\u2066c', 'abc'],
  ['e\u0301', 'é'],
  ['\ud800x', '\ufffdx'],
  // Joined emoji and markup stay as typed.
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['<b onclick="x">&amp;</b>', '<b onclick="x">&amp;</b>'],
  [' \n\t\u0000 ', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

test('a stored text is stored the same way again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const stored = cleanText(typed);
      expect(cleanText(stored)).toBe(stored);
      expect(stored).toBe(stored.normalize('NFC'));
      expect(stored).not.toMatch(/[^\n\P{Cc}]/u);
    }),
  );
});
