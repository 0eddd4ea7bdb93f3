import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints/index.ts';
import { unknownField } from './unknown-fields.ts';

const schema = z.object({
  name: z.string(),
  bets: z.array(z.object({ multiple: z.int().default(1) })).optional(),
  words: z.record(z.string(), z.object({ text: z.string() })).optional(),
  numbers: z.union([z.object({ main: z.int() }), z.object({ main: z.int(), extra: z.int() })]).optional(),
  content: z
    .union([z.string(), z.record(z.string(), z.string())])
    .nullable()
    .optional(),
});

describe('[E1] undeclared field', () => {
  test.each([
    [{ name: 'a' }, undefined],
    [{ nmae: 'a' }, 'nmae'],
    [{ name: 'a', bets: [{ multiple: 1 }, { multipel: 2 }] }, 'bets.1.multipel'],
    [{ name: 'a', words: { any: { text: 'x' }, other: { txet: 'x' } } }, 'words.other.txet'],
    [{ name: 'a', numbers: { main: 1, extra: 2 } }, undefined],
    [{ name: 'a', numbers: { main: 1, extar: 2 } }, 'numbers.extar'],
    [{ name: 'a', content: { any: 'field' } }, undefined],
    [{ name: 'a', content: null, bets: 'of the wrong type' }, undefined],
    [{ name: 'a', rid: '00' }, undefined],
    [{ toString: 'a' }, 'toString'],
  ])('in %j it is %s', (payload, field) => {
    expect(unknownField(schema, payload)).toBe(field);
  });

  test('a payload without fields has no undeclared field', () => {
    expect([unknownField(schema, 'text'), unknownField(schema, []), unknownField(schema, undefined)]).toEqual(
      [undefined, undefined, undefined],
    );
  });

  test.each(Object.entries(endpoints).filter(([, { writes }]) => writes))(
    'is found in the payload of %s',
    (_, { request }) => {
      expect(unknownField(request, { misspelt: 1 })).toBe('misspelt');
    },
  );
});
