import { type FreeInboxKind, type InboxKind, inboxKinds, lockedInboxKinds } from '@tessera/protocol/inbox';
import { Icon, Switch } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import type { InboxSettings } from '../../../data/inbox/hearing.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { channelsOf, withChannel } from '../model/channels.ts';
import styles from './inbox.module.css';

export interface ChannelTableProps {
  settings: InboxSettings;
  onChange: (changed: Partial<InboxSettings>) => void;
}

/** One row for each kind, with a switch for announcements on pages and one for push messages. */
export function ChannelTable({ settings, onChange }: ChannelTableProps) {
  const t = useT();
  return (
    <div>
      <div className={styles.channels} aria-hidden="true">
        <span />
        <small>{t('in_channel_page')}</small>
        <small>{t('in_channel_push')}</small>
      </div>
      <ul>
        {inboxKinds.map((kind) => (
          <KindRow key={kind} kind={kind} settings={settings} onChange={onChange} />
        ))}
      </ul>
    </div>
  );
}

function KindRow({ kind, settings, onChange }: ChannelTableProps & { kind: InboxKind }) {
  const t = useT();
  const label = t(`in_kind_${kind}`);
  const locked = lockedInboxKinds.includes(kind);
  const { page, push } = channelsOf(settings, kind);
  const set = (channel: 'off' | 'push_off', on: boolean) =>
    // Safe cast: the switches of the other kinds are disabled.
    onChange(withChannel(settings, channel, kind as FreeInboxKind, on));
  return (
    <li className={styles.channels}>
      <span>
        <span className={styles.name}>
          {label}
          {locked && <Icon of={Lock} size={14} className={styles.lock ?? ''} />}
        </span>
        {locked && <small>{t('in_locked')}</small>}
      </span>
      <Switch label={label} checked={page} disabled={locked} onChange={(on) => set('off', on)} />
      <Switch
        label={t('in_push_of', { kind: label })}
        checked={push}
        disabled={locked || !page}
        onChange={(on) => set('push_off', on)}
      />
    </li>
  );
}
