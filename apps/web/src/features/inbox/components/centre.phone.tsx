import { IconButton } from '@tessera/ui';
import { Megaphone, Settings } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageAction, push } from '../../../platform/navigation/index.ts';
import type { CentreProps } from './centre-props.ts';
import { EventList } from './event-list.tsx';
import styles from './inbox.module.css';
import { KindFilter } from './kind-filter.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The list; the settings open from the top bar. */
export function CentrePhone({ kind, onKind }: CentreProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageAction>
        <IconButton icon={Settings} label={t('in_settings')} onClick={() => setOpen(true)} />
      </PageAction>
      <KindFilter value={kind} onChange={onKind} />
      <div className={styles.bar}>
        <ReadAllButton variant="quiet" />
        <IconButton
          icon={Megaphone}
          label={t('route_notice_list')}
          onClick={() => void push('notice-list')}
        />
      </div>
      <EventList kind={kind} />
      {open && (
        <Panel title={t('in_settings')} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Panel>
      )}
    </>
  );
}
