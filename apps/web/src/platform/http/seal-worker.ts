import { sealEnvelope } from '@tessera/protocol/envelope';
import type { SealJob } from './seal-job.ts';

addEventListener('message', ({ data }: MessageEvent<SealJob>) => {
  postMessage(sealEnvelope(data.payload as Parameters<typeof sealEnvelope>[0], data.t));
});
