import type { Act, Blocked, Room } from '../api/rooms.ts';

export interface ChatPageProps {
  rooms: readonly Room[];
  /** What moderators did that concerns the player, the newest first. */
  acts: readonly Act[];
  /** Players whose messages are not shown. */
  blocked: readonly Blocked[];
}
