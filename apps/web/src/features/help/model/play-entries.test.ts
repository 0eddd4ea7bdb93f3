import enHelp from '@tessera/messages/enUs/help.json';
import en from '@tessera/messages/enUs/names.json';
import zhHelp from '@tessera/messages/zhCn/help.json';
import zh from '@tessera/messages/zhCn/names.json';
import { allFamilies } from '@tessera/rules';
import { expect, test } from 'vitest';
import { articles, runsOf, titleKey } from './articles.ts';
import { type HelpEntry, searchable } from './help-entry.ts';
import { searchHelp } from './help-search.ts';
import { playEntries } from './play-entries.ts';
import { spellingsOf } from './spellings.ts';

const ids = allFamilies.flatMap(({ items }) => items().map(({ id }) => id));

type Texts = Readonly<Record<string, string>>;

/** Everything the search has: articles with their texts, families and plays. */
function entriesIn(names: Texts, help: Texts) {
  const families = new Map(
    allFamilies.map(({ family }) => [family as string, names[`family.${family}`] ?? family]),
  );
  const pages = [...families].map(
    ([id, title]): HelpEntry => ({ key: id, title, path: '', ids: [id], texts: [], params: {} }),
  );
  const written = articles.map(
    (article): HelpEntry => ({
      key: article.id,
      title: help[titleKey(article.id)] ?? '',
      path: help[`help_category_${article.category}`] ?? '',
      ids: [article.id],
      texts: runsOf(article).flatMap(({ keys }) => keys.map((key) => help[key] ?? '')),
      params: {},
    }),
  );
  return searchable([...written, ...pages, ...playEntries(names, families, new Map())]);
}

test.each([
  ['zhCn', zh, zhHelp],
  ['enUs', en, enHelp],
])(
  'every play of %s is among the first three results for its name, its initials and its id, beside all articles',
  (_, names, help) => {
    const entries = entriesIn(names, help);
    const found = (id: string, query: string) =>
      searchHelp(entries, query)
        .slice(0, 3)
        .some((result) => result.entries.some(({ key }) => key === id));
    const nameOf = (id: string) => (names as Readonly<Record<string, string>>)[`play.${id}`] ?? '';
    expect(ids).toHaveLength(506);
    expect(ids.filter((id) => !found(id, nameOf(id)))).toEqual([]);
    expect(ids.filter((id) => spellingsOf(nameOf(id)).initials.some((one) => !found(id, one)))).toEqual([]);
    expect(ids.filter((id) => spellingsOf(nameOf(id)).full.some((one) => !found(id, one)))).toEqual([]);
    expect(ids.filter((id) => searchHelp(entries, id)[0]?.entries[0]?.key !== id)).toEqual([]);
  },
);

test('a play that is offered has the group of the list, and its names in every language', () => {
  const offered = new Map([['ssc.front4.combo', { group: '四星', names: ['前四组合', 'First 4 Combo'] }]]);
  const entries = playEntries(
    { 'play.ssc.front4.combo': '前四组合', 'play.ssc.star5.combo': '五星组合', 'group.ssc.star5': '五星' },
    new Map([['ssc', '时时彩']]),
    offered,
  );
  expect(entries.map(({ path, texts }) => [path, texts])).toEqual([
    ['时时彩 / 四星', ['前四组合', 'First 4 Combo']],
    ['时时彩 / 五星', []],
  ]);
});

test('plays are listed in the order of the families', () => {
  const entries = playEntries(
    { 'play.ssc.a.b': 'A', 'play.k3.a.b': 'B', 'play.gone.a.b': 'C' },
    new Map([
      ['k3', '快3'],
      ['ssc', '时时彩'],
    ]),
    new Map(),
  );
  expect(entries.map(({ key }) => key)).toEqual(['k3.a.b', 'ssc.a.b', 'gone.a.b']);
});
