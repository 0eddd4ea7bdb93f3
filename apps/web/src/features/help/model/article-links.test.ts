import help from '@tessera/messages/enUs/help.json';
import { expect, test } from 'vitest';
import { articles } from './articles.ts';

const routes = import.meta.glob<Readonly<Record<string, unknown>>>('../../*/routes.ts', {
  import: 'routes',
  eager: true,
});

test('every page that an article links to exists and has a text', () => {
  const pages = Object.values(routes).flatMap((own) => Object.keys(own));
  const linked = [...new Set<string>(articles.flatMap(({ go }) => go))];
  expect(linked.filter((name) => !pages.includes(name))).toEqual([]);
  const texts = Object.keys(help)
    .filter((key) => key.startsWith('help_go_'))
    .map((key) => key.slice('help_go_'.length).replaceAll('_', '-'));
  expect(texts.toSorted()).toEqual(linked.toSorted());
});
