import type { z } from 'zod';
import { HEADERS } from './answer.ts';
import { OPERATOR_COOKIES } from './console/cookies.ts';
import { type Access, commonErrors, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { kindNotes } from './kind-notes.ts';
import { type SchemaJson, schemaJson } from './schema-text.ts';

/**
 * The calls as an OpenAPI 3.1 document; `npm run openapi` prints it. The request body is described as it is inside the envelope
 * (`docs/api.md`), because OpenAPI cannot express the envelope.
 * @param declared - Calls by the name of their operation.
 */
export function openApi(declared: Readonly<Record<string, Endpoint>> = endpoints): object {
  const calls = Object.entries(declared).toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1));
  const paths = new Map<string, Record<string, object>>();
  for (const [name, call] of calls) {
    paths.set(call.path, { ...paths.get(call.path), [call.method.toLowerCase()]: operation(name, call) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera',
      version: '1',
      description:
        'Generated from the declarations in packages/protocol. A POST sends its body inside the envelope that docs/api.md describes; ' +
        'the schemas here are those of the opened body. Every answer is HTTP 200.',
    },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: HEADERS.token },
        operator: {
          type: 'apiKey',
          in: 'cookie',
          name: OPERATOR_COOKIES.session,
          description: 'Session of an operator with the permission in x-permission. Operations port only.',
        },
      },
      schemas: { Refusal: refusal },
    },
  };
}

function operation(name: string, call: Endpoint): object {
  return {
    operationId: name,
    summary: call.about,
    tags: [call.path.split('/')[call.path.startsWith('/api/') ? 2 : 1]],
    ...accessOf(call.access),
    ...(call.method === 'GET'
      ? {}
      : { requestBody: json(schemaOf(call.request, 'input'), { required: true }) }),
    responses: {
      200: {
        description: 'The reply, or a refusal with a code.',
        ...json({
          oneOf: [
            {
              type: 'object',
              required: ['state', 'message', 'id', 'now'],
              properties: {
                state: { const: 'SUCCESS' },
                message: schemaOf(call.reply, 'output'),
                id: { type: 'string' },
                now: { type: 'integer' },
              },
            },
            { $ref: '#/components/schemas/Refusal' },
          ],
        }),
      },
    },
    'x-limit': call.limit,
    'x-writes': call.writes,
    'x-codes': [...new Set([...call.errors, ...commonErrors])],
  };
}

function accessOf(access: Access): object {
  if (access === 'public') return {};
  if (typeof access === 'string') return { security: [{ session: [] }] };
  if (access.operator === 'visitor') return {};
  return { security: [{ operator: [] }], 'x-permission': access.operator };
}

const refusal = {
  type: 'object',
  required: ['state', 'message', 'code', 'id', 'now'],
  properties: {
    state: { enum: ['NEED_LOGIN', 'ERROR', 'FAILED'] },
    message: { type: 'string', description: "A text in the caller's language." },
    code: { type: 'string' },
    data: {},
    id: { type: 'string' },
    now: { type: 'integer' },
  },
};

const json = (schema: object, more: object = {}) => ({
  ...more,
  content: { 'application/json': { schema } },
});

/** The schema with the note of each shared kind, and the name of the kind as `x-kind`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  return noted(schemaJson(schema, io)) as object;
}

function noted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(noted);
  if (typeof value !== 'object' || value === null) return value;
  const { $schema: _, kind, ...rest } = value as SchemaJson & { readonly $schema?: string };
  const inner = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, noted(part)]));
  // A field may be called `kind`, too; a name of a kind is a text.
  if (typeof kind !== 'string') return kind === undefined ? inner : { ...inner, kind: noted(kind) };
  return { ...inner, 'x-kind': kind, description: kindNotes[kind] };
}
