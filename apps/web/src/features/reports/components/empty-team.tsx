import { EmptyState, LinkButton } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import type { TeamReport } from '../api/team.ts';

/** No direct members, of the agent's own team or of another one. */
export function EmptyTeam({ report: { path } }: { report: TeamReport }) {
  const t = useT();
  const of = path.at(-1);
  if (path.length > 1 && of) {
    return <EmptyState art={<EmptyRecordsArt />} title={t('rep_below_empty', { name: of.name })} />;
  }
  return (
    <EmptyState
      art={<EmptyRecordsArt />}
      title={t('rep_team_empty')}
      line={t('rep_team_empty_line')}
      action={
        <LinkButton variant="tonal" href={printHash({ name: 'team-link', params: {} })}>
          {t('route_team_link')}
        </LinkButton>
      }
    />
  );
}
