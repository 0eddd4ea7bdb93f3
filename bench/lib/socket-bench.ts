import type { ServerEvents } from '@tessera/protocol';

/** The lottery that everybody watches. */
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

/** What the parent asks of a node. */
export type NodeOrder = 'emit' | 'memory';

/** What a node tells: where it listens, when it began to send (ns of the machine's monotonic clock), what it holds. */
export interface NodeAnswer {
  readonly port?: number;
  readonly sentAt?: string;
  readonly bytes?: number;
}
