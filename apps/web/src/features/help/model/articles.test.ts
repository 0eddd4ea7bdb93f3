import { expect, test } from 'vitest';
import { articles, runsOf, titleKey } from './articles.ts';

test('the points of a list form one run, each paragraph its own', () => {
  const [article] = articles;
  expect(article && runsOf(article).map(({ kind, keys }) => `${kind}${keys.length}`)).toEqual([
    'p1',
    'h1',
    'n4',
    'h1',
    'p1',
  ]);
  expect(titleKey('first-bet')).toBe('help_first_bet_title');
});

test('no two articles share an id', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});
