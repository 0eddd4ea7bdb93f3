import { Note, Skeleton, Switch } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { Failed } from '../../../components/failed/index.ts';
import type { InboxSettings } from '../../../data/inbox/hearing.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { isAppPush } from '../../../platform/push/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { saveSettings, settingsOptions, useFreshSettings } from '../api/inbox.ts';
import { ChannelTable } from './channel-table.tsx';
import styles from './inbox.module.css';
import { QuietHours } from './quiet-hours.tsx';

/** It knows what browsers can do, which the rest of the page does not need. */
const PushHere = lazyPart(async () => (await import('./push-here.tsx')).PushHere, <Skeleton height={96} />);

/** What is announced, kind by kind and channel by channel, and the quiet hours. Every change is saved at once and holds on all devices. */
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
      <ChannelTable settings={data} onChange={save} />
      <QuietHours quiet={data.quiet} onChange={(quiet) => save({ quiet })} />
      <div className={styles.kind}>
        <span>
          {t('in_push_amounts')}
          <small>{t(isAppPush ? 'in_push_amounts_line_app' : 'in_push_amounts_line')}</small>
        </span>
        <Switch
          label={t('in_push_amounts')}
          checked={data.push_amounts}
          onChange={(on) => save({ push_amounts: on })}
        />
      </div>
      <PushHere
        onAgreed={() => save({ off: without(data.off, 'bets'), push_off: without(data.push_off, 'bets') })}
      />
      <Note icon={Info}>{t('in_settings_note')}</Note>
    </div>
  );
}

const without = <Kind,>(kinds: readonly Kind[], kind: Kind): Kind[] =>
  kinds.filter((other) => other !== kind);
