import { builtKey, useT } from '../../../platform/i18n/index.ts';
import type { Room } from '../api/rooms.ts';

/** Names rooms: the hall, and the rooms of families. */
export function useRoomName(): (room: Pick<Room, 'room' | 'kind'>) => string {
  const t = useT();
  return ({ room, kind }) =>
    kind === 'family' ? t('ch_family', { family: t(builtKey(`family_${room}`)) }) : t('ch_hall');
}
