import { describe, expect, test } from 'vitest';
import { formsIn, placeholdersOf, TEXT_MAX, textFaults } from './check.ts';

const bets = '{n, plural, one {# bet} other {# bets}} at {unit}';

describe('[R7.6] a text', () => {
  test.each([
    ['the words of another language', '{n} 注，每注 {unit}', 'zhCn'],
    ['a plural of its language', '{n, plural, =0 {no bets} one {# bet} other {# bets}}, {unit} each', 'enUs'],
    ['signs that only look like markup', '{n} < {unit} & more', 'enUs'],
  ] as const)('with %s fits', (_, text, language) => {
    expect(textFaults(text, bets, language)).toEqual([]);
  });

  test.each([
    ['nothing', '', [{ kind: 'empty', names: [] }]],
    ['spaces around it', ' {n} {unit}', [{ kind: 'padded', names: [] }]],
    ['too much in it', `{n} {unit} ${'x'.repeat(TEXT_MAX)}`, [{ kind: 'long', names: [] }]],
    ['a control character', '{n}\n{unit}', [{ kind: 'control', names: [] }]],
    ['letters that run backwards', '{n} \u202e{unit}', [{ kind: 'control', names: [] }]],
    ['a tag', '{n} <b>{unit}</b>', [{ kind: 'markup', names: [] }]],
    ['a comment', '{n} <!-- {unit}', [{ kind: 'markup', names: [] }]],
    ['an entity', '{n}&nbsp;{unit}', [{ kind: 'markup', names: [] }]],
    ['no place for a value', '{n}', [{ kind: 'placeholder_missing', names: ['unit'] }]],
    ['a place without a value', '{n} {unit} {m}', [{ kind: 'placeholder_unknown', names: ['m'] }]],
    ['an open brace', '{n} {unit} {', [{ kind: 'braces', names: [] }]],
    [
      'a plural inside a plural',
      '{unit} {n, plural, other {{m, plural, other {x}}}}',
      [
        { kind: 'braces', names: [] },
        { kind: 'placeholder_missing', names: ['n'] },
        { kind: 'placeholder_unknown', names: ['m'] },
      ],
    ],
    [
      'a plural without its last form',
      '{n, plural, one {#}} {unit}',
      [{ kind: 'plural_missing', names: ['other'] }],
    ],
    [
      'forms that the language does not have',
      '{n, plural, few {#} many {#} other {#}} {unit}',
      [{ kind: 'plural_unknown', names: ['few', 'many'] }],
    ],
  ])('with %s does not', (_, text, faults) => {
    expect(textFaults(text, bets, 'enUs')).toEqual(faults);
  });
});

test('a language has the forms of its plurals', () => {
  expect(formsIn('zhCn')).toEqual(['other']);
  expect([...formsIn('enUs')].sort()).toEqual(['one', 'other']);
  expect(textFaults('{n, plural, one {# 注} other {# 注}} {unit}', bets, 'zhCn')).toEqual([
    { kind: 'plural_unknown', names: ['one'] },
  ]);
});

test('placeholders are told from the branches of a plural', () => {
  expect(placeholdersOf(bets)).toEqual(['n', 'unit']);
});
