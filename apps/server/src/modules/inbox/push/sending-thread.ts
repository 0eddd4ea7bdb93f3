/** The thread that encrypts and posts push messages, so that many of them do not delay the steps of draws (ADR 21). */
import { parentPort, workerData } from 'node:worker_threads';
import { encryptPush } from './encrypt.ts';
import { createPost, type PushAnswer } from './post.ts';
import { createVapid, type VapidKeys } from './vapid.ts';

/** What the thread is started with. */
export interface ThreadSetup {
  readonly keys: VapidKeys;
  readonly standIn: string | undefined;
  readonly withinMs: number;
}

/** A message for one browser. */
export interface Parcel {
  readonly endpoint: string;
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
  readonly text: string;
  /** Seconds. */
  readonly ttl: number;
  readonly urgency: 'low' | 'normal' | 'high';
  readonly topic: string;
  /** `mailto:` or `https:` address of the operator, or empty. */
  readonly contact: string;
}

const { keys, standIn, withinMs } = workerData as ThreadSetup;
const vapid = createVapid(keys);
const { post } = createPost({ withinMs, standIn });

/** A message that cannot be encrypted is refused for good, as one that the push service calls invalid. */
const REFUSED: PushAnswer = { status: 400 };

parentPort?.on('message', async ({ id, parcel }: { id: number; parcel: Parcel }) => {
  parentPort?.postMessage({ id, answer: await send(parcel).catch(() => REFUSED) });
});

async function send({
  endpoint,
  text,
  ttl,
  urgency,
  topic,
  contact,
  ...browser
}: Parcel): Promise<PushAnswer> {
  const body = encryptPush(Buffer.from(text), browser);
  const headers = {
    authorization: vapid(new URL(endpoint).origin, contact, Date.now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/notification+json',
    ttl,
    urgency,
    topic,
  };
  return post({ endpoint, headers, body });
}
