import { expect, test } from 'vitest';
import { keepFault, SETS_MAX } from './number-sets.ts';

const kept = { id: 'a', playId: 'ssc.back3.direct-multi', content: '1,2|3|4' };

test('a number set is saved once per play, up to the maximum count and length', () => {
  expect(keepFault([kept], { ...kept, content: '1,2|3|5' })).toBeUndefined();
  expect(keepFault([kept], { ...kept, playId: 'ssc.mid3.direct-multi' })).toBeUndefined();
  expect(keepFault([kept], kept)).toBe('known');
  expect(keepFault([], { ...kept, content: '1,2,3|'.repeat(400) })).toBe('long');
  const many = Array.from({ length: SETS_MAX }, (_, index) => ({ ...kept, id: `${index}` }));
  expect(keepFault(many, { ...kept, content: '9|9|9' })).toBe('full');
});
