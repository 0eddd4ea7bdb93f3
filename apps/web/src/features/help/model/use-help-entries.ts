import { useMemo } from 'react';
import { useFormat, useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { articles, runsOf, titleKey } from './articles.ts';
import { useFamilies } from './families.ts';
import { type SearchableEntry, searchable } from './help-entry.ts';
import { familyParams } from './help-params.ts';
import { type OfferedPlay, playEntries } from './play-entries.ts';
import { useLoadedNames } from './rule-names.ts';

/** All searchable entries: articles with their full text, families with their lotteries, and every play. */
export function useHelpEntries(): readonly SearchableEntry[] {
  const t = useT();
  const format = useFormat();
  const families = useFamilies();
  const names = useLoadedNames();
  const offered = useOfferedPlays();
  return useMemo(
    () =>
      searchable([
        ...articles.map((article) => ({
          key: article.id,
          title: t(titleKey(article.id)),
          path: t(`help_category_${article.category}`),
          ids: [article.id],
          texts: runsOf(article).flatMap(({ keys }) => keys.map((key) => t(key))),
          params: { article: article.id },
        })),
        ...families.map(({ id, name, lotteries }) => ({
          key: id,
          title: name,
          path: t('help_category_plays'),
          ids: [id, ...lotteries.map((lottery) => lottery.id)],
          texts: lotteries.flatMap((lottery) => [format.lottery(lottery), ...Object.values(lottery.name)]),
          params: familyParams(id),
        })),
        ...playEntries(names ?? {}, new Map(families.map(({ id, name }) => [id, name])), offered),
      ]),
    [t, format, families, names, offered],
  );
}

function useOfferedPlays(): ReadonlyMap<string, OfferedPlay> {
  const format = useFormat();
  const list = useList('PLAYED_LIST');
  return useMemo(() => {
    const groups = new Map(list?.group.map(({ id, name }) => [id, format.name(name)]));
    return new Map(
      list?.plays.map(({ id, group_id, name }) => [
        id,
        { group: groups.get(group_id) ?? '', names: Object.values(name) },
      ]),
    );
  }, [list, format]);
}
