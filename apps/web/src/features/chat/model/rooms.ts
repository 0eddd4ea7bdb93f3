import type { Act, Room } from '../api/rooms.ts';

/** Messages of a room that the player has not read; 0 in a room that the player has never opened. */
export const unreadOf = ({ last_seq, read_seq }: Pick<Room, 'last_seq' | 'read_seq'>): number =>
  read_seq === null ? 0 : Math.max(last_seq - read_seq, 0);

/** The room of the address, or the first one. Rooms with members only are shown on pages of their own. */
export const roomFor = (rooms: readonly Room[], wanted: string | undefined): Room | undefined =>
  rooms.find(({ room }) => room === wanted) ?? rooms[0];

/** Rooms that everybody may read: the hall and those of the families. */
export const publicRooms = (rooms: readonly Room[]): Room[] =>
  rooms.filter(({ kind }) => kind === 'hall' || kind === 'family');

/** The rooms of the player's teams: the own one first. */
export const teamRooms = (rooms: readonly Room[]): Room[] => rooms.filter(({ kind }) => kind === 'team');

/** The kind of the room of an act. */
export const kindOfRoom = (room: string): Room['kind'] => {
  if (room.startsWith('team.')) return 'team';
  if (room.startsWith('service.')) return 'service';
  return room === 'hall' ? 'hall' : 'family';
};

/** The mute that holds in a room, from the newest act about the player there. */
export const muteOf = (acts: readonly Act[], room: string): Act | undefined => {
  const newest = acts.find((act) => act.room === room && act.act !== 'remove');
  return newest?.act === 'mute' ? newest : undefined;
};
