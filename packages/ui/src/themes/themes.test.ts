import { describe, expect, test } from 'vitest';
import { isThemeToken, isTokenName } from '../tokens.ts';
import { sameValue } from './apply.ts';
import { acceptThemeValue, builtInThemes, completeTheme, contrastRatio, type ThemeValues } from './index.ts';
import { porcelain } from './porcelain.ts';

const grounds = ['--bg', '--surface', '--surface-2', '--surface-3'] as const;
const texts = [
  '--text',
  '--text-2',
  '--text-3',
  '--link',
  '--primary',
  '--accent',
  '--success',
  '--warning',
  '--danger',
  '--info',
  '--up',
  '--down',
] as const;
/** Text and its fill colour; required contrast 4.5. Source: design section 2.1, "Checked contrast". */
const filled = [
  ['--on-primary', '--primary'],
  ['--on-primary-soft', '--primary-soft'],
  ['--on-accent-fill', '--accent-fill'],
  ['--accent', '--accent-soft'],
  ['--on-success', '--success'],
  ['--on-warning', '--warning-fill'],
  ['--on-danger', '--danger'],
  ['--on-info', '--info'],
  ['--on-success-soft', '--success-soft'],
  ['--on-warning-soft', '--warning-soft'],
  ['--on-danger-soft', '--danger-soft'],
  ['--on-info-soft', '--info-soft'],
  ['--header-text', '--header-bg'],
  ['--header-dim', '--header-bg'],
  ['--nav-text', '--nav-bg'],
  ['--nav-active', '--nav-bg'],
  ['--on-seg-fill', '--seg-fill'],
] as const;
/** Borders and focus ring; required contrast 3. */
const edges = [
  ['--border-strong', '--surface'],
  ['--border-strong', '--bg'],
  ['--focus', '--surface'],
  ['--focus', '--surface-3'],
  ['--header-mark', '--header-bg'],
] as const;

const ratio = (values: ThemeValues, one: keyof ThemeValues, other: keyof ThemeValues) =>
  contrastRatio(values[one] ?? '', values[other] ?? '');

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

  test('text is readable on every background', () => {
    for (const text of texts) {
      for (const ground of grounds) {
        expect(ratio(values, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('text is readable on every fill', () => {
    for (const [text, fill] of filled) {
      expect(ratio(values, text, fill), `${text} on ${fill}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('borders and focus ring are visible', () => {
    for (const [edge, ground] of edges) {
      expect(ratio(values, edge, ground), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
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
