import { expect, test } from 'vitest';
import { z } from 'zod';
import { callText } from './api-doc.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { endpoints } from './endpoints/index.ts';
import { kindNotes } from './kind-notes.ts';
import { openApi } from './openapi.ts';

test('every call is one operation, with a request where it has a body', () => {
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: object }>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody }]) => [
      operationId,
      `${method.toUpperCase()} ${path}`,
      requestBody !== undefined,
    ]),
  );
  const declared = Object.entries(endpoints).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
    method === 'POST',
  ]);
  expect(operations.toSorted()).toEqual(declared.toSorted());
});

test('the document is JSON, and every reference in it resolves', () => {
  const document = openApi();
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);
  const missing = references.filter(
    (path) =>
      path.split('/').reduce<unknown>((at, key) => at && Reflect.get(at as object, key), document) ===
      undefined,
  );
  expect(references.length).toBeGreaterThanOrEqual(Object.keys(endpoints).length);
  expect(missing).toEqual([]);
});

test('a field of a shared kind has its name and its meaning', () => {
  const text = JSON.stringify(openApi());
  for (const [kind, note] of Object.entries(kindNotes)) {
    expect(text).toContain(`"x-kind":${JSON.stringify(kind)},"description":${JSON.stringify(note)}`);
  }
});

test('a call of operators names its permission in both documents, and is no call of the player sites', () => {
  const declared = endpoint('POST', '/api/operator/settings', {
    request: z.object({}),
    reply: z.object({}),
    errors: [],
    access: { operator: 'settings.read' },
    limit: 'other',
    writes: false,
    about: 'Test.',
  });
  expect(callText(declared)).toContain(
    'Operations port only; needs an operator with the permission `settings.read`',
  );
  expect(openApi({ declared })).toMatchObject({
    paths: {
      '/api/operator/settings': {
        post: { security: [{ operator: [] }], 'x-permission': 'settings.read' },
      },
    },
  });
  const operators = Object.values<Endpoint>(endpoints).filter(({ access }) => typeof access === 'object');
  expect(operators).toEqual([]);
});
