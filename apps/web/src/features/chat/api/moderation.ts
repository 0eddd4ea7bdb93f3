import type { CallPayload } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { refreshRooms } from './rooms.ts';

export type ReportReason = CallPayload<'POST /api/chat/report'>['reason'];

/** Reports a message to the moderators. A failure is shown. */
export const reportMessage = (room: string, seq: number, reason: ReportReason) =>
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
