import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articles, runsOf, titleKey } from './articles.ts';

/** Message keys of the articles on the server. */
const file = join(import.meta.dirname, '../../../../../server/src/messages/zhCn/help-articles.ts');
const kept = [...readFileSync(file, 'utf8').matchAll(/^ {2}(help_\w+?_(?:title|\d+)):/gm)].map(
  ([, key]) => key,
);

test('every block of an article has a text, and every text has a block', () => {
  const asked = articles.flatMap((article) => [
    titleKey(article.id),
    ...runsOf(article).flatMap(({ keys }) => keys),
  ]);
  expect(asked.toSorted()).toEqual(kept.toSorted());
});
