/** Worker thread of {@link BeaconCheck}: a pairing takes tens of milliseconds of CPU time, the first one hundreds. */
import { parentPort } from 'node:worker_threads';
import { type Beacon, verifyBeacon } from '@tessera/fairness';

export interface Question {
  readonly id: number;
  readonly beacon: Beacon;
  readonly round: number;
  /** Hex. */
  readonly signature: string;
}

export interface Answer {
  readonly id: number;
  readonly holds: boolean;
}

parentPort?.on('message', ({ id, beacon, round, signature }: Question) => {
  parentPort?.postMessage({ id, holds: verifyBeacon(beacon, round, signature) } satisfies Answer);
});
