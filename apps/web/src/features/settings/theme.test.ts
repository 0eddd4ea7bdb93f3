import { describe, expect, test } from 'vitest';
import { resolveTheme } from './theme.ts';

const offered = [{ id: 'theme-festive' }, { id: 'theme-dark' }];

describe('[R4.8] the theme is', () => {
  test('the one given', () => {
    expect(resolveTheme('theme-jade', 'theme-dark', offered)).toBe('theme-jade');
  });
  test('else the stored one', () => {
    expect(resolveTheme(undefined, 'theme-dark', offered)).toBe('theme-dark');
  });
  test('else the first of the list', () => {
    expect(resolveTheme(undefined, undefined, offered)).toBe('theme-festive');
  });
  test('else theme-default', () => {
    expect(resolveTheme(undefined, undefined, [])).toBe('theme-default');
    expect(resolveTheme()).toBe('theme-default');
  });
});
