/** The thread that encrypts and posts push messages, so that many of them do not delay the steps of draws (ADR 21). */
import { parentPort, workerData } from 'node:worker_threads';
import { encryptPush } from './encrypt.ts';
import { type AppParcel, createFcm } from './fcm.ts';
import type { FcmAccount } from './fcm-account.ts';
import { createPost, type PushAnswer } from './post.ts';
import { createVapid, type VapidKeys } from './vapid.ts';

/** What the thread is started with. */
export interface ThreadSetup {
  readonly keys: VapidKeys;
  /** The Firebase project that reaches apps, if there is one. */
  readonly account: FcmAccount | undefined;
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

const { keys, account, standIn, withinMs } = workerData as ThreadSetup;
const vapid = createVapid(keys);
const { post } = createPost({ withinMs, standIn });
const sendToApp = createFcm({ account, standIn, withinMs });

/** A message that cannot be encrypted is refused for good, as one that the push service calls invalid. */
const REFUSED: PushAnswer = { status: 400 };

parentPort?.on('message', async ({ id, parcel }: { id: number; parcel: Parcel | AppParcel }) => {
  const answer = 'app' in parcel ? sendToApp(parcel) : send(parcel);
  parentPort?.postMessage({ id, answer: await answer.catch(() => REFUSED) });
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
