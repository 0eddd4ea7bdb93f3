import type { CallReply } from '@tessera/protocol/endpoints';

type Packet = Pick<CallReply<'POST /api/user/welfare'>['packets'][number], 'state' | 'starts' | 'ends'>;

/** The beacon's round that splits the pool comes within seconds of the start, ms. */
const DRAWING_MS = 2_000;
/** Longest time until packets are looked at again, ms. */
const LONGEST_MS = 3_600_000;

/** In how many ms time alone changes the state of a packet; undefined when it does not. */
export function packetsChangeIn(packets: readonly Packet[], now: number): number | undefined {
  const waits = packets.flatMap(({ state, starts, ends }) => {
    if (state === 'drawing') return DRAWING_MS;
    if (state === 'soon') return starts - now;
    return state === 'open' ? ends - now : [];
  });
  if (waits.length === 0) return undefined;
  return Math.min(LONGEST_MS, Math.max(DRAWING_MS, Math.min(...waits)));
}
