import { describe, expect, test } from 'vitest';
import { isThemeToken, isTokenName } from '../tokens.ts';
import { sameValue } from './apply.ts';
import {
  acceptThemeValue,
  builtInThemes,
  completeTheme,
  contrastPairs,
  contrastRatio,
  editableColours,
  weakPairs,
} from './index.ts';
import { porcelain } from './porcelain.ts';

describe.each(builtInThemes)('theme $name', ({ id, values }) => {
  test('sets every theme token that Porcelain sets', () => {
    expect(Object.keys(values).sort()).toEqual(Object.keys(porcelain.values).sort());
    for (const name of Object.keys(values)) expect(isTokenName(name) && isThemeToken(name), name).toBe(true);
  });

  test('passes the checks for external themes', () => {
    for (const [name, value] of Object.entries(values)) {
      expect(acceptThemeValue(name, value), `${id} ${name}`).toEqual({ name, css: value });
    }
  });

  test('text is readable on every ground, borders and focus ring are visible', () => {
    expect(weakPairs(values)).toEqual([]);
  });

  test('every colour that operators may change has an opaque value', () => {
    for (const name of editableColours) expect(values[name], `${id} ${name}`).toMatch(/^#[0-9A-F]{6}$/);
  });
});

test('a text that is too pale is found with its ground, and so is a colour that lets others through', () => {
  const pale = weakPairs({ ...porcelain.values, '--text-3': '#9A9FAF' });
  expect(pale.map(({ on, ground, least }) => [on, ground, least])).toEqual(
    ['--bg', '--surface', '--surface-2', '--surface-3'].map((ground) => ['--text-3', ground, 4.5]),
  );
  expect(pale.every(({ ratio }) => ratio > 1 && ratio < 4.5)).toBe(true);
  expect(
    weakPairs({ ...porcelain.values, '--focus': '#1D5BFF22' }).map(({ on, ratio }) => [on, ratio]),
  ).toEqual([
    ['--focus', 0],
    ['--focus', 0],
  ]);
});

test('each pair is checked once, and each colour is in one group', () => {
  const pairs = contrastPairs.map(({ on, ground }) => `${on} ${ground}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(new Set(editableColours).size).toBe(editableColours.length);
});

test('contrast matches the published formula', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
  expect(contrastRatio('#161A2B', '#FFFFFF')).toBeCloseTo(17.3, 1);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe('[E5] values of an external theme', () => {
  test.each([
    ['--primary', '#3346C9', '#3346C9'],
    ['primary', '#3346c9', '#3346c9'],
    ['--mask', '#0B0E1A99', '#0B0E1A99'],
    ['--header-h', '64px', '64px'],
    ['--z-toast', '700', '700'],
    ['--scheme', 'dark', 'dark'],
    ['--logo', 'none', 'none'],
    ['--logo', '/img/logo.v2.svg', 'url("/img/logo.v2.svg")'],
    ['favicon', '/favicon.ico', 'url("/favicon.ico")'],
  ])('%s: %s is accepted', (name, value, css) => {
    expect(acceptThemeValue(name, value)?.css).toBe(css);
  });

  test.each([
    ['--unknown', '#3346C9'],
    ['--hair', '#3346C9'],
    ['--primary', '#fff'],
    ['--primary', 'rgb(1 2 3 / 50%)'],
    ['--primary', 'red'],
    ['--primary', '/img/a.png'],
    ['--primary', '#3346C9; color: red'],
    ['--scheme', 'auto'],
    ['--header-h', 'calc(1px)'],
    ['--header-h', '-4px'],
    ['--logo', 'url(/a.png)'],
    ['--logo', 'https://example.org/a.png'],
    ['--logo', '//example.org/a.png'],
    ['--logo', '/a/../b.png'],
    ['--logo', '/a//b.png'],
    ['--logo', '/a.html'],
    ['--logo', '/a"b.png'],
    ['--logo', '/a\\b.png'],
    ['--logo', `/${'a'.repeat(300)}.png`],
    ['--logo', 'image-set("a.png" 1x)'],
    ['__proto__', '#3346C9'],
  ])('%s: %s is refused', (name, value) => {
    expect(acceptThemeValue(name, value)).toBeNull();
  });
});

describe('a partial theme', () => {
  test('is completed from Porcelain, or from Ink when it is dark', () => {
    expect(completeTheme({})).toEqual(porcelain.values);
    expect(completeTheme({ '--scheme': 'dark' })['--bg']).toBe('#0D1018');
  });

  test('with only a primary colour gets its tones and a readable text colour', () => {
    const pale = completeTheme({ '--primary': '#FFE08A' });
    expect(pale['--on-primary']).toBe('#161A2B');
    expect(pale['--primary-hover']).toBe('color-mix(in oklab, var(--primary) 86%, black)');
    expect(pale['--primary-active']).toBe('color-mix(in oklab, var(--primary) 74%, black)');
    expect(pale['--primary-soft']).toBe('color-mix(in oklab, var(--primary) 12%, var(--surface))');
    expect(completeTheme({ '--primary': '#123456' })['--on-primary']).toBe('#FFFFFF');
  });

  test('keeps its own values', () => {
    const own = completeTheme({
      '--primary': '#123456',
      '--primary-hover': '#234567',
      '--header-bg': '#101010',
    });
    expect(own['--primary-hover']).toBe('#234567');
    expect(own['--header-text']).toBe('#FFFFFF');
  });
});

test('a value equals its shortest notation in a built sheet', () => {
  expect(sameValue('#fff', '#FFFFFF')).toBe(true);
  expect(sameValue('#0000', '#00000000')).toBe(true);
  expect(sameValue('#abcf', '#AABBCC')).toBe(true);
  expect(sameValue('#fff', '#FFFFFE')).toBe(false);
  expect(sameValue('light', 'dark')).toBe(false);
});
