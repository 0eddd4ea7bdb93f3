import { Card, EmptyState, LinkButton } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';

/** For a player who is no agent: what the report is for, and the way to the own statistics. */
export function NoAgent() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  return (
    <Card>
      <EmptyState
        art={<EmptyRecordsArt />}
        title={t('rep_none_title')}
        line={t(isTrial ? 'rep_trial_line' : 'rep_none_line')}
        action={
          <LinkButton variant="tonal" href={printHash({ name: 'report-statistic', params: {} })}>
            {t('rep_none_action')}
          </LinkButton>
        }
      />
    </Card>
  );
}

/** For an address that names somebody outside the own team. */
export function UnknownMember() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<EmptySearchArt />}
        title={t('rep_unknown_title')}
        line={t('rep_unknown_line')}
        action={
          <LinkButton variant="tonal" href={printHash({ name: 'report-team', params: {} })}>
            {t('rep_unknown_action')}
          </LinkButton>
        }
      />
    </Card>
  );
}
