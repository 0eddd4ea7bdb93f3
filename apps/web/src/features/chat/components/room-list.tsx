import { Badge, Emblem, Icon } from '@tessera/ui';
import { Users } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { Room } from '../api/rooms.ts';
import { unreadOf } from '../model/rooms.ts';
import styles from './room-list.module.css';
import { useRoomName } from './use-room-name.ts';

/** The rooms of the page, each with what is unread. */
export function RoomList({ rooms, current }: { rooms: readonly Room[]; current: string | undefined }) {
  const t = useT();
  const nameOf = useRoomName();
  return (
    <nav className={styles.root} aria-label={t('ch_rooms')}>
      {rooms.map((room) => {
        const name = nameOf(room);
        const unread = unreadOf(room);
        return (
          <Link
            key={room.room}
            to="chat"
            params={{ room: room.room }}
            className={styles.row}
            aria-current={room.room === current ? 'page' : undefined}
          >
            {room.kind === 'family' ? (
              <Emblem family={room.room} name={name} size={40} />
            ) : (
              <span className={styles.icon}>
                <Icon of={Users} size={20} />
              </span>
            )}
            <span className={styles.name}>
              <b>{name}</b>
              <small>{room.open ? t('ch_messages', { n: room.last_seq }) : t('ch_closed')}</small>
            </span>
            <Badge count={unread} label={t('ch_unread', { n: unread })} />
          </Link>
        );
      })}
    </nav>
  );
}
