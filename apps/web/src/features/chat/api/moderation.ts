import type { MessageReason } from '../../../data/chat/reason-text.ts';
import { call } from '../../../platform/http/index.ts';
import { refreshRooms } from './rooms.ts';

/** Reports a message to the moderators. A failure is shown. */
export const reportMessage = (room: string, seq: number, reason: MessageReason) =>
  call('POST /api/chat/report', { room, seq, reason });

/** Puts a player on the own block list, or takes them off it. A failure is shown. */
export async function setBlocked(user: number, blocked: boolean): Promise<void> {
  await call('POST /api/chat/block', { user, blocked });
  refreshRooms();
}

/** Appeals against an act of a moderator. A failure is shown. */
export async function appeal(act: number, text: string): Promise<void> {
  await call('POST /api/chat/appeal', { act, text });
  refreshRooms();
}

/** Removes a message in the room of the own team. A failure is shown. */
export const removeInTeam = (room: string, seq: number, reason: MessageReason) =>
  call('POST /api/chat/team/remove', { room, seq, reason });

/** Mutes a member in the room of the own team; 0 minutes end a mute. A failure is shown. */
export const muteInTeam = (room: string, user: number, minutes: number, reason: MessageReason) =>
  call('POST /api/chat/team/mute', { room, user, minutes, reason });
