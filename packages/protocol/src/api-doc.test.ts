import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiDoc } from './api-doc.ts';
import { consoleEndpoints } from './console/index.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { errorCodes } from './errors.ts';
import { clientEvents, serverEvents } from './events.ts';
import { schemaJson, typeText } from './schema-text.ts';
import { amountText, cursor, pageSize, slug } from './schemas.ts';

const written = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

describe('docs/api.md', () => {
  test('matches the output of the generator', () => {
    expect(written).toBe(apiDoc());
  });

  test('describes every call', () => {
    const missing = Object.values<Endpoint>({ ...endpoints, ...consoleEndpoints }).filter(
      ({ method, path }) => !written.includes(`#### ${method} ${path}\n`),
    );
    expect(missing).toEqual([]);
  });

  test('gives a shape to every field of players but the transcript of a draw and the data of an error', () => {
    const [players = ''] = written.split('## Calls of operators');
    const open = players.split('\n').filter((line) => line.includes(': any'));
    expect(open.map((line) => line.trim())).toEqual(['transcript: any', 'data?: { [text]: any }']);
  });

  test('describes every code of the catalogue', () => {
    expect(errorCodes.filter((code) => !written.includes(`\n| \`${code}\` |`))).toEqual([]);
  });

  test('describes every socket event', () => {
    expect(
      [...serverEvents, ...clientEvents].filter((name) => !written.includes(`\n| \`${name}\` |`)),
    ).toEqual([]);
  });
});

describe('a schema as text', () => {
  const text = (schema: z.ZodType) => typeText(schemaJson(schema, 'input'));

  test.each([
    [z.string(), 'text'],
    [z.string().max(200), 'text (<= 200)'],
    [z.string().regex(/^\d{6}$/), 'text /^\\d{6}$/'],
    [z.int(), 'integer'],
    [z.int().min(1).max(9), 'integer (1 to 9)'],
    [z.int().min(3), 'integer (>= 3)'],
    [z.boolean(), 'boolean'],
    [z.literal(true), 'true'],
    [z.enum(['a', 'b']), '"a" | "b"'],
    [z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
    [
      z.discriminatedUnion('a', [z.object({ a: z.literal(1) }), z.object({ a: z.literal(2), b: slug })]),
      '{\n  a: 1\n} | {\n  a: 2\n  b: slug\n}',
    ],
    [
      z.array(z.union([z.object({ a: slug }), z.object({ b: slug })])),
      '({\n  a: slug\n} | {\n  b: slug\n})[]',
    ],
    [z.array(z.object({ a: slug.nullable() })), '{\n  a: slug | null\n}[]'],
    // A text with the bounds of a cursor is not printed as a cursor.
    [z.object({ a: z.string().max(200), b: cursor.optional() }), '{\n  a: text (<= 200)\n  b?: cursor\n}'],
    [z.array(slug).min(1).max(64), 'slug[] (1 to 64)'],
    [amountText.nullable(), 'amountText | null'],
    [z.record(slug, amountText), '{ [slug]: amountText }'],
    [z.object({}), '{}'],
    [
      z.object({ a: slug, b: pageSize, c: z.boolean().optional() }),
      '{\n  a: slug\n  b?: pageSize = 20\n  c?: boolean\n}',
    ],
  ])('case %#', (schema, expected) => {
    expect(text(schema)).toBe(expected);
  });
});
