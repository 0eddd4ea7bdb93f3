import { Card, LinkButton } from '@tessera/ui';
import { PageHead } from '../../../components/page-head/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import type { CentreProps } from './centre-props.ts';
import { EventList } from './event-list.tsx';
import styles from './inbox.module.css';
import { KindFilter } from './kind-filter.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The list, with the settings beside it. */
export function CentreDesktop({ kind, onKind }: CentreProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t('route_user_inbox')} note={t('in_note')}>
        <span className={styles.tools}>
          <LinkButton size="sm" variant="quiet" href={printHash({ name: 'notice-list', params: {} })}>
            {t('route_notice_list')}
          </LinkButton>
          <ReadAllButton variant="secondary" />
        </span>
      </PageHead>
      <KindFilter value={kind} onChange={onKind} />
      <div className={styles.columns}>
        <EventList kind={kind} />
        <Card title={t('in_settings')}>
          <SettingsForm />
        </Card>
      </div>
    </>
  );
}
