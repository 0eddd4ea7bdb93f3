import { randomBytes } from 'node:crypto';
import type { JsonObject } from '@tessera/protocol';
import type { Provider } from './provider.ts';
import { signatureHeaders } from './signature.ts';

/**
 * Outcome of a call. `done`: the provider did it. `refused`: the provider states that it did not and will not do it.
 * `unclear`: no answer, or an ambiguous one; a caller that moves money retries with the same reference.
 */
export type CallResult =
  | { readonly outcome: 'done'; readonly body: JsonObject }
  | { readonly outcome: 'refused'; readonly code: string; readonly body: JsonObject }
  | { readonly outcome: 'unclear'; readonly why: string };

export interface SignedCallOptions {
  readonly timeoutMs: number;
  /** The sender's time, ms; a signature is valid for 300 s around it. */
  readonly now: () => number;
}

const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
/** Client errors (HTTP status) that do not mean that the provider decided on the request itself. */
const UNJUDGED = new Set([401, 407, 408, 421, 425, 429]);

/** Posts `body` to a provider, signed. Never throws because of the provider or the network. */
export async function signedCall(
  provider: Provider,
  path: string,
  body: JsonObject,
  { timeoutMs, now }: SignedCallOptions,
): Promise<CallResult> {
  const rawBody = JSON.stringify(body);
  const event = randomBytes(16).toString('hex');
  try {
    const answer = await fetch(`${provider.url}${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(provider.keys[0]!, event, rawBody, now()),
      },
      body: rawBody,
    });
    return judge(answer.status, await readAnswer(answer));
  } catch (error) {
    return { outcome: 'unclear', why: error instanceof Error ? error.name : 'unknown' };
  }
}

function judge(status: number, body: JsonObject | undefined): CallResult {
  if (!body) return { outcome: 'unclear', why: `unreadable ${status}` };
  if (status === 200) return { outcome: 'done', body };
  const code = typeof body.code === 'string' ? body.code : undefined;
  if (status < 400 || status >= 500 || UNJUDGED.has(status) || code === undefined) {
    return { outcome: 'unclear', why: `status ${status}` };
  }
  return { outcome: 'refused', code, body };
}

/** The answer as an object; undefined when it is not an object or too large. */
async function readAnswer(answer: Response): Promise<JsonObject | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_BYTES_MAX) return undefined;
    chunks.push(chunk);
  }
  const read: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as JsonObject) : undefined;
}
