import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { porcelain } from './themes/porcelain.ts';
import { isThemeToken, tokenKinds } from './tokens.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const blocks = [...sheet.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selector: selector.trim(),
  values: new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
}));
const defaults = blocks.find(({ selector }) => selector === ':root')?.values ?? new Map();

describe('the default sheet', () => {
  test('defines every token of the list and nothing else', () => {
    expect([...defaults.keys()].sort()).toEqual(Object.keys(tokenKinds).sort());
  });

  test('overrides only tokens of the list for devices and aids', () => {
    const others = blocks.filter(({ selector }) => selector !== ':root');
    expect(others.length).toBeGreaterThan(0);
    for (const { values } of others) {
      for (const name of values.keys()) expect(Object.keys(tokenKinds)).toContain(name);
    }
  });

  test('has the values of Porcelain', () => {
    for (const [name, value] of Object.entries(porcelain.values)) {
      expect(String(defaults.get(name)).toLowerCase(), name).toBe(value.toLowerCase());
    }
  });

  test('writes theme colours as plain hex, so a theme can replace each one separately', () => {
    for (const [name, kind] of Object.entries(tokenKinds)) {
      if (kind === 'colour') expect(defaults.get(name), name).toMatch(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i);
    }
  });
});

test('themes cannot set derived tokens or the scale', () => {
  expect(isThemeToken('--primary')).toBe(true);
  expect(isThemeToken('--header-h')).toBe(true);
  expect(isThemeToken('--hair')).toBe(false);
  expect(isThemeToken('--ease')).toBe(false);
});
