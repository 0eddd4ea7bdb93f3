import { Avatar } from '@tessera/ui';
import { avatarUrl } from '@tessera/ui/art/avatars.ts';
import type { ReactNode } from 'react';
import { useUser } from '../../../data/session/index.ts';
import styles from './player-head.module.css';
import { PlayerKind } from './player-kind.tsx';

/** Avatar, name and kind of the player; `end` is placed at the end of the row. */
export function PlayerHead({ size = 40, end }: { size?: number; end?: ReactNode }) {
  const info = useUser((user) => user.info);
  if (!info) return null;
  return (
    <div className={styles.root}>
      <Avatar name={info.user_name} src={avatarUrl(info.avatar)} size={size} />
      <span className={styles.text}>
        <b>{info.user_name}</b>
        <small>
          <PlayerKind />
        </small>
      </span>
      {end}
    </div>
  );
}
