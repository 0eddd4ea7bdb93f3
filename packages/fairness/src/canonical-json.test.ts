import { expect, test } from 'vitest';
import { canonicalJson, documentHash } from './index.ts';

// The kinds of keys and numbers covered by RFC 8785 section 3.2.
test.each<[unknown, string]>([
  [{ b: 2, a: 1 }, '{"a":1,"b":2}'],
  [{ a: { d: [], c: {} } }, '{"a":{"c":{},"d":[]}}'],
  [[true, false, null], '[true,false,null]'],
  [[1e21, 1e-7, 0.1, -0, 333333333.3333333], '[1e+21,1e-7,0.1,0,333333333.3333333]'],
  ['\u20ac$\u000F\nA\'B"\\\\"/', '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'],
  [
    { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  ],
])('%j has the text %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [undefined], [1n], ['\ud800'], [{ a: undefined }]])(
  '%s has no canonical text',
  (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  },
);

test('the key order of a document does not change its hash', () => {
  expect(documentHash({ a: 1, b: [2] })).toBe(documentHash({ b: [2], a: 1 }));
  expect(documentHash({ a: 1, b: [2] })).not.toBe(documentHash({ a: 1, b: [3] }));
});
