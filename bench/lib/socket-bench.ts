import type { ServerEvents } from '@tessera/protocol';

/** The lottery that all sockets watch. */
export const LOTTERY = 'ssc-1m';

/** A draw event as the platform sends it. */
export const drawResult: ServerEvents['draw:result'] = {
  lottery_id: LOTTERY,
  draw_id: 123_456_789,
  issue: '20260101-0001',
  at: 1_767_225_600_000,
  head: { seq: 12_345, hash: 'ab'.repeat(32) },
  result: [1, 2, 3, 4, 5],
  source: 'verifiable',
};

/** A request of the parent to a node. */
export type NodeOrder = 'emit' | 'memory';

/** Answers of a node: its port, the time it began to send (ns of the machine's monotonic clock), its memory. */
export interface NodeAnswer {
  readonly port?: number;
  readonly sentAt?: string;
  readonly bytes?: number;
}
