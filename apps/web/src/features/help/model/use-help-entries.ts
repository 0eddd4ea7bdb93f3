import { useMemo } from 'react';
import { useFormat, useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { articles, runsOf, titleKey } from './articles.ts';
import { useFamilies } from './families.ts';
import type { HelpEntry } from './help-search.ts';
import { familyParams } from './help-target.ts';

/** All searchable entries: articles with their full text, families, and the plays of offered families by name. */
export function useHelpEntries(): readonly HelpEntry[] {
  const t = useT();
  const format = useFormat();
  const families = useFamilies();
  const play = useList('PLAYED_LIST');
  return useMemo(() => {
    const names = new Map(families.map(({ id, name }) => [id, name]));
    const groups = new Map(play?.group.map(({ id, name }) => [id, format.name(name)]));
    return [
      ...articles.map((article) => ({
        key: article.id,
        title: t(titleKey(article.id)),
        path: t(`help_category_${article.category}`),
        texts: runsOf(article).flatMap(({ keys }) => keys.map((key) => t(key))),
        params: { article: article.id },
      })),
      ...families.map(({ id, name }) => ({
        key: id,
        title: name,
        path: t('help_category_plays'),
        texts: [id],
        params: familyParams(id),
      })),
      ...(play?.plays ?? []).map((item) => ({
        key: item.id,
        title: format.name(item.name),
        path: `${names.get(item.family) ?? item.family} / ${groups.get(item.group_id) ?? ''}`,
        texts: Object.values(item.name),
        params: familyParams(item.family, item.id),
      })),
    ];
  }, [t, format, families, play]);
}
