import { Avatar, Card } from '@tessera/ui';
import { avatarUrl } from '@tessera/ui/art/avatars.ts';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { loadUser, useUser } from '../../../data/session/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { call } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import styles from './profile-card.module.css';
import { LanguageRow } from './settings/language-row.tsx';

const AVATARS = 12;

/** Profile of the player: avatar, name, registration date and language. */
export function ProfileCard() {
  const t = useT();
  const format = useFormat();
  const info = useUser((user) => user.info);
  const [choosing, setChoosing] = useState(false);
  return (
    <Card title={t('info_profile')}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.avatar}
          aria-label={t('info_avatar_change')}
          disabled={!info}
          onClick={() => setChoosing(true)}
        >
          <Avatar name={info?.user_name ?? ''} src={info && avatarUrl(info.avatar)} size={56} />
          <span>{t('info_avatar_change')}</span>
        </button>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('login_name')}</dt>
          <dd>{info?.user_name}</dd>
        </div>
        <div>
          <dt>{t('info_since')}</dt>
          <dd>{info && format.time(info.created_at, 'date')}</dd>
        </div>
      </dl>
      <div className={styles.language}>
        <span>{t('language')}</span>
        <LanguageRow />
      </div>
      {choosing && info && <AvatarChoice current={info.avatar} onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function AvatarChoice({ current, onClose }: { current: number; onClose: () => void }) {
  const t = useT();
  const save = useMutation({
    mutationFn: async (avatar: number) => {
      await call('POST /api/user/data/modify', { avatar });
      await loadUser();
    },
    onSuccess: onClose,
  });
  return (
    <Panel onClose={onClose} title={t('info_avatar')} width={400}>
      <div className={styles.choice}>
        {Array.from({ length: AVATARS }, (_, index) => index + 1).map((avatar) => (
          <button
            key={avatar}
            type="button"
            aria-label={t('info_avatar_n', { n: avatar })}
            aria-pressed={avatar === current}
            disabled={save.isPending}
            onClick={() => save.mutate(avatar)}
          >
            <Avatar name="" src={avatarUrl(avatar)} size={64} />
          </button>
        ))}
      </div>
    </Panel>
  );
}
