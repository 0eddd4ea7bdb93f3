import { expect, test } from 'vitest';
import { endpoints } from './endpoints/index.ts';
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
