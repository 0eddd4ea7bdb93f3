import { roomText } from '../../../data/chat/room-text.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Room } from '../api/rooms.ts';

/** Names rooms. The room of the own team is told apart from that of the team above by the role in it. */
export function useRoomName(): (room: Pick<Room, 'room' | 'kind'> & Partial<Pick<Room, 'role'>>) => string {
  const t = useT();
  return (room) => (room.kind === 'team' && room.role === 'moderator' ? t('ch_team_own') : roomText(t, room));
}
