import { useRoute } from '../../../platform/navigation/index.ts';
import { roomFor } from '../model/rooms.ts';
import styles from './chat-page.module.css';
import type { ChatPageProps } from './chat-page-props.ts';
import { OwnRecords } from './own-records.tsx';
import { RoomList } from './room-list.tsx';
import { RoomView } from './room-view.tsx';

/** The rooms beside the open one. */
export function ChatDesktop({ rooms, acts, blocked }: ChatPageProps) {
  const { params } = useRoute();
  const room = roomFor(rooms, params.room);
  return (
    <div className={styles.desktop}>
      <div className={styles.side}>
        <RoomList rooms={rooms} current={room?.room} />
        <OwnRecords key={params.records} acts={acts} blocked={blocked} />
      </div>
      {room && <RoomView key={room.room} room={room} acts={acts} blocked={blocked} />}
    </div>
  );
}
