import { rooms } from '@tessera/protocol';
import type { PlayerSocket } from './admit.ts';
import type { SocketDeps } from './deps.ts';

/** Most lotteries that one socket may watch. */
const WATCHED_MAX = 64;

/** Joins and leaves the rooms of lotteries at the client's request; unknown lotteries are refused. */
export function watchLotteries(socket: PlayerSocket, { lotteryExists, now }: SocketDeps): void {
  socket.on('lottery:watch', async (payload: unknown, ack: unknown) => {
    const ids = lotteriesOf(payload);
    if (!ids?.every(lotteryExists)) return answer(ack, { ok: false, code: 'not_found' });
    await socket.join(ids.map((id) => rooms.lottery(id)));
    answer(ack, { ok: true, now: now() });
  });
  socket.on('lottery:leave', async (payload: unknown, ack: unknown) => {
    for (const id of lotteriesOf(payload) ?? []) await socket.leave(rooms.lottery(id));
    answer(ack, { ok: true, now: now() });
  });
}

function lotteriesOf(payload: unknown): string[] | undefined {
  const list: unknown = (payload as { lottery?: unknown } | null | undefined)?.lottery;
  if (!Array.isArray(list) || list.length > WATCHED_MAX) return undefined;
  return list.every((id) => typeof id === 'string') ? list : undefined;
}

/** Acknowledges an event of a client that asked for it. */
export function answer(ack: unknown, reply: { ok: true; now: number } | { ok: false; code: string }): void {
  if (typeof ack === 'function') ack(reply);
}
