import { EmptyState, LinkButton } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import type { LevelQuery } from '../api/team.ts';

/** No members on a level, or none that a search has found. */
export function NoMembers({ query: { search, of } }: { query: LevelQuery }) {
  const t = useT();
  if (search !== undefined) {
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={t('tm_found_none', { text: search })}
        line={t('tm_found_none_line')}
      />
    );
  }
  if (of !== undefined)
    return <EmptyState art={<EmptyRecordsArt />} title={t('tm_none_below')} line={t('tm_none_below_line')} />;
  return (
    <EmptyState
      art={<EmptyRecordsArt />}
      title={t('tm_none')}
      line={t('tm_none_line')}
      action={<LinkButton href={printHash({ name: 'team-link', params: {} })}>{t('tm_to_links')}</LinkButton>}
    />
  );
}
