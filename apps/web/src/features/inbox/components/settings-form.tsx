import { inboxKinds, lockedInboxKinds } from '@tessera/protocol/inbox';
import { Icon, Note, Skeleton, Switch } from '@tessera/ui';
import { Info, Lock } from '@tessera/ui/icons';
import { Failed } from '../../../components/failed/index.ts';
import type { InboxSettings } from '../../../data/inbox/hearing.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { saveSettings, settingsOptions, useFreshSettings } from '../api/inbox.ts';
import styles from './inbox.module.css';
import { QuietHours } from './quiet-hours.tsx';

/** What is announced, kind by kind, and the quiet hours. Every change is saved at once and holds on all devices. */
export function SettingsForm() {
  const t = useT();
  const settings = useQuery(settingsOptions());
  useFreshSettings();
  const { data } = settings;
  if (settings.isError && !data)
    return <Failed title={t('in_settings_failed')} onRetry={() => void settings.refetch()} />;
  if (!data) return <Skeleton height={280} />;
  const save = (changed: Partial<InboxSettings>) =>
    // The call has shown its failure, and the form shows the old value again.
    void ignoreFailure('inbox settings', saveSettings({ ...data, ...changed }));
  return (
    <div className={styles.settings}>
      <ul className={styles.kinds}>
        {inboxKinds.map((kind) => (
          <KindRow
            key={kind}
            label={t(`in_kind_${kind}`)}
            locked={lockedInboxKinds.includes(kind)}
            on={!(data.off as readonly string[]).includes(kind)}
            onChange={(on) =>
              save({
                off: on
                  ? data.off.filter((other) => other !== kind)
                  : [...data.off, kind as InboxSettings['off'][number]],
              })
            }
          />
        ))}
      </ul>
      <QuietHours quiet={data.quiet} onChange={(quiet) => save({ quiet })} />
      <Note icon={Info}>{t('in_settings_note')}</Note>
    </div>
  );
}

interface KindRowProps {
  label: string;
  locked: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

function KindRow({ label, locked, on, onChange }: KindRowProps) {
  const t = useT();
  return (
    <li className={styles.kind}>
      <span>
        <span className={styles.name}>
          {label}
          {locked && <Icon of={Lock} size={14} className={styles.lock ?? ''} />}
        </span>
        {locked && <small>{t('in_locked')}</small>}
      </span>
      <Switch label={label} checked={on} disabled={locked} onChange={onChange} />
    </li>
  );
}
