import { describe, expect, test } from 'vitest';
import { resolveTheme } from './theme.ts';

const offered = [{ id: 'theme-festive' }, { id: 'theme-dark' }];

describe('[R4.8] the theme is', () => {
  test('the given one', () => {
    expect(resolveTheme('theme-jade', 'theme-dark', offered)).toBe('theme-jade');
  });
  test('otherwise the stored one', () => {
    expect(resolveTheme(undefined, 'theme-dark', offered)).toBe('theme-dark');
  });
  test('otherwise the first of the list', () => {
    expect(resolveTheme(undefined, undefined, offered)).toBe('theme-festive');
  });
  test('otherwise theme-default', () => {
    expect(resolveTheme(undefined, undefined, [])).toBe('theme-default');
    expect(resolveTheme()).toBe('theme-default');
  });
});
