import { Avatar, Tag } from '@tessera/ui';
import { avatarUrl } from '@tessera/ui/art/avatars.ts';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { useUser } from '../../session/index.ts';
import { useFormat } from '../../settings/index.ts';
import styles from './player-head.module.css';

/** Picture, name and kind of the player; `end` stands at the end of the line. */
export function PlayerHead({ size = 40, end }: { size?: number; end?: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const info = useUser((user) => user.info);
  if (!info) return null;
  return (
    <div className={styles.root}>
      <Avatar name={info.user_name} src={avatarUrl(info.avatar)} size={size} />
      <span className={styles.text}>
        <b>{info.user_name}</b>
        <small>
          {info.kind === 'trial' ? (
            <Tag tone="warning">{t('account_trial_funds')}</Tag>
          ) : (
            t('account_since', { date: format.time(info.created_at, 'date') })
          )}
        </small>
      </span>
      {end}
    </div>
  );
}
