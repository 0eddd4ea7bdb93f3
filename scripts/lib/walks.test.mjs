import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** What the first part of a path in these documents stands for. */
const PLACES = {
  web: 'apps/web/src',
  server: 'apps/server/src',
  sandbox: 'apps/sandbox/src',
  protocol: 'packages/protocol/src',
  fairness: 'packages/fairness/src',
  rules: 'packages/rules/src',
};

const read = (name) => readFileSync(join(root, 'docs', name), 'utf8');
const text = read('walks.md');

const fileOf = (path) => {
  const [place, ...rest] = path.split('/');
  return join(root, PLACES[place] ?? place, ...rest);
};

test('every file that walks, states and debugging name exists, and has the named function', () => {
  const all = [text, read('states.md'), read('debugging.md')].join('\n');
  const named = [...all.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs)):(\w+)`/g)];
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(([, path, name]) => {
    const file = fileOf(path);
    return !existsSync(file) || !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test('each walk ends with the number of its files', () => {
  const walks = text.split(/^## /m).slice(1);
  const wrong = walks.flatMap((walk) => {
    const files = new Set(walk.match(/\b\w+(?:\/[\w.-]+)+\.(?:tsx?|mjs|sql)\b/g));
    const told = Number(/^\*\*(\d+) files/m.exec(walk)?.[1]);
    return files.size === told ? [] : [`${walk.split('\n')[0]}: ${files.size} files, not ${told}`];
  });
  expect(wrong).toEqual([]);
});
