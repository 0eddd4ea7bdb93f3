import help from '@tessera/messages/enUs/help.json';
import { expect, test } from 'vitest';
import { articles, runsOf, titleKey } from './articles.ts';

/** Keys of the articles' texts. Their blocks are numbered; `help_family_title` belongs to the page of a family. */
const kept = Object.keys(help).filter((key) =>
  articles.some(({ id }) => new RegExp(`^help_${id.replaceAll('-', '_')}_(title|\\d+)$`).test(key)),
);
const numbered = Object.keys(help).filter((key) => /^help_\w+?_\d+$/.test(key));

test('every block of an article has a text, and every text has a block', () => {
  const asked = articles.flatMap((article) => [
    titleKey(article.id),
    ...runsOf(article).flatMap(({ keys }) => keys),
  ]);
  expect(asked.toSorted()).toEqual(kept.toSorted());
  expect(numbered.filter((key) => !kept.includes(key))).toEqual([]);
});
