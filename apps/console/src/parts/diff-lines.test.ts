import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

test('the fields of two objects are compared one by one', () => {
  expect(diffLines({ min: '5.0000', max: '9.0000' }, { min: '8.0000', max: '9.0000' })).toEqual([
    { kind: 'removed', text: '"min": "5.0000"', key: 'min-' },
    { kind: 'added', text: '"min": "8.0000"', key: 'min+' },
    { kind: 'same', text: '"max": "9.0000"', key: 'max' },
  ]);
});

test('a first value has only a line after', () => {
  expect(diffLines(undefined, 30)).toEqual([{ kind: 'added', text: '30', key: '+' }]);
});

// An approver reads these lines: a change that has none would be approved unseen.
test('every change of a value has lines, and an equal value has none', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const changes = diffLines(before, after).filter(({ kind }) => kind !== 'same');
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      // Objects that differ only in the order of their fields are equal.
      if (isSame) expect(changes).toEqual([]);
      else if (typeof before !== 'object' || typeof after !== 'object')
        expect(changes.length).toBeGreaterThan(0);
    }),
  ));
