import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { roomsOptions, useFreshRooms } from '../api/rooms.ts';
import { publicRooms, teamRooms } from '../model/rooms.ts';
import { ChatDesktop } from './chat-page.desktop.tsx';
import styles from './chat-page.module.css';
import { ChatPhone } from './chat-page.phone.tsx';

const ChatPage = partByForm({ desktop: ChatDesktop, phone: ChatPhone });

/** The public rooms and those of the player's teams; parameter `room` of the page opens one. */
export function ChatRooms() {
  const t = useT();
  const rooms = useQuery(roomsOptions());
  useFreshRooms();
  if (rooms.data) {
    const { items, acts, blocked } = rooms.data;
    return <ChatPage rooms={[...publicRooms(items), ...teamRooms(items)]} acts={acts} blocked={blocked} />;
  }
  if (rooms.isError) {
    return (
      <Card pad>
        <Failed title={t('ch_failed')} onRetry={rooms.refetch} />
      </Card>
    );
  }
  return (
    <SkeletonRegion label={t('ui_loading')} className={styles.wait ?? ''}>
      <Skeleton height={60} />
      <Skeleton height={360} />
    </SkeletonRegion>
  );
}
