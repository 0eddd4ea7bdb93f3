import type { Envelope, sealEnvelope as SealEnvelope } from '@tessera/protocol/envelope';
import { trustedUrl } from '../device/index.ts';
import type { SealJob } from './seal-job.ts';
import sealWorkerUrl from './seal-worker.ts?worker&url';

/** Payloads of at least this many characters are sealed in a worker. */
const WORKER_MIN = 100_000;

/** Seals a payload with time `t`; large ones in a worker, so that typing and countdowns are not blocked. */
export async function seal(payload: object, t: string): Promise<Envelope> {
  if (JSON.stringify(payload).length >= WORKER_MIN) return sealBeside({ payload, t });
  // The first calls of a visit were sealed at build time, so the first paint does not need this module.
  const { sealEnvelope } = await import('@tessera/protocol/envelope');
  return sealEnvelope(payload as Parameters<typeof SealEnvelope>[0], t);
}

function sealBeside(job: SealJob): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedUrl(sealWorkerUrl), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Envelope>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message));
    };
    worker.postMessage(job);
  });
}
