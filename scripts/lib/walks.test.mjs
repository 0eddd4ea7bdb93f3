import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { figuresOf, walksOf } from './walks.mjs';

/** What the first part of a path in these documents stands for. */
const PLACES = {
  web: 'apps/web/src',
  server: 'apps/server/src',
  sandbox: 'apps/sandbox/src',
  protocol: 'packages/protocol/src',
  fairness: 'packages/fairness/src',
  rules: 'packages/rules/src',
  rewards: 'packages/rewards/src',
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

test('each walk ends with its figures, counted from its steps', () => {
  const walks = walksOf(text);
  const [call] = walks;
  expect(call.title).toMatch(/^A call/);
  expect(walks.map(({ figures }) => figures)).toEqual(walks.map((walk) => figuresOf(walk, call)));
});

test('the steps of a walk are numbered from one, without a gap', () => {
  for (const walk of text.split(/^## /m).slice(2)) {
    const numbers = (walk.match(/^\d+(?=\. )/gm) ?? []).map(Number);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  }
});
