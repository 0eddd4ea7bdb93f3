import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEPT_PICTURES } from './kept-pictures.mjs';
import { root } from './paths.mjs';

const files = KEPT_PICTURES.map((name) => `${name}.webp`).sort();

test('`docs/screens` has the pictures of the list, twenty at most, and no other file', () => {
  expect(readdirSync(join(root, 'docs/screens')).sort()).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(20);
});

test('every picture is shown in a document, and every shown picture exists', () => {
  const texts = ['README.md', 'docs/tour.md']
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const shown = new Set([...texts.matchAll(/screens\/([\w.-]+\.webp)/g)].map(([, name]) => name));
  expect([...shown].sort()).toEqual(files);
});
