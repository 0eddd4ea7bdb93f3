import { describe, expect, test } from 'vitest';
import { pairFor } from './theme-pair.ts';

const offered = [{ id: 'theme-default' }, { id: 'theme-jade' }, { id: 'theme-dark' }];

describe('[R1.5] a theme that follows the system', () => {
  test('is the current light one while the system is light, and the dark one while it is dark', () => {
    expect(pairFor('theme-jade', false, offered)).toEqual({ active: 'theme-jade', other: 'theme-dark' });
    expect(pairFor('theme-jade', true, offered)).toEqual({ active: 'theme-dark', other: 'theme-jade' });
  });

  test('is known before the list of themes is loaded', () => {
    expect(pairFor('theme-default', true, undefined)?.active).toBe('theme-dark');
  });

  test('follows R4.8 if the player has chosen a theme or there is no dark theme', () => {
    expect(pairFor('', true, offered)).toBeUndefined();
    expect(pairFor('theme-jade', true, offered.slice(0, 2))).toBeUndefined();
  });
});
