import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proofForm, recordProven } from './proven.mjs';

let base;
const write = (path, text) => writeFileSync(join(base, path), text);

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'tessera-proven-'));
  mkdirSync(join(base, 'packages/rules/src/math'), { recursive: true });
  write('packages/rules/src/math/choose.ts', 'export const one = 1;');
  write('package.json', '{"devDependencies":{"fast-check":"1.0.0"}}');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('without a record everything is proven again', () => {
  expect(proofForm(base)).toBe('whole');
});

test('a record is valid for the same sources wherever they lie', () => {
  recordProven(base);
  expect(proofForm(base)).toBe('sample');
  const copy = `${base}-copy`;
  cpSync(base, copy, { recursive: true });
  try {
    expect(proofForm(copy)).toBe('sample');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test.each([
  ['a changed file', 'packages/rules/src/math/choose.ts', 'export const one = 2;'],
  ['a new file', 'packages/rules/src/math/more.ts', ''],
  ['another generator of cases', 'package.json', '{"devDependencies":{"fast-check":"1.0.1"}}'],
])('%s ends a record', (_, path, text) => {
  recordProven(base);
  write(path, text);
  expect(proofForm(base)).toBe('whole');
});
