import type { CallReply } from '@tessera/protocol/endpoints';

type Packet = Pick<CallReply<'POST /api/user/welfare'>['packets'][number], 'state' | 'starts' | 'ends'>;

/** Where the packets of each state are listed. */
const PLACES: Readonly<Record<Packet['state'], number>> = {
  open: 0,
  drawing: 0,
  opened: 1,
  soon: 2,
  gone: 3,
  ended: 3,
};

/** Packets that can be opened now first, then opened ones, those to come, and the rest. Packets of one place keep their order. */
export const openableFirst = <P extends Pick<Packet, 'state'>>(packets: readonly P[]): readonly P[] =>
  packets.toSorted((a, b) => PLACES[a.state] - PLACES[b.state]);

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
