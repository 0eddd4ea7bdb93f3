import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@tessera/protocol/endpoint';
import { LARGE_CAPS, type Opened, openEnvelope, USUAL_CAPS } from '@tessera/protocol/envelope-node';
import { AppError } from './app-error.ts';
import type { CallSession } from './context.ts';
import { readBody } from './read-body.ts';

/** The body was not read to its end: an answer of the edge, and the connection is closed. */
export class BodyCut extends Error {
  readonly status: 408 | 413;

  constructor(status: 408 | 413) {
    super(status === 413 ? 'payload_too_large' : 'body stalled');
    this.name = 'BodyCut';
    this.status = status;
  }
}

/** Quotes, names and `t` around the base64 text. */
const FRAME_BYTES = 1024;
const IDLE_MS = 5_000;

/**
 * Reads and opens the body of a call (E1, E3). A GET carries none.
 * Errors: `envelope_invalid` for whatever is wrong with it; `BodyCut` above the cap of the call.
 */
export async function readEnvelope(
  endpoint: Endpoint,
  session: CallSession | undefined,
  stream: IncomingMessage,
): Promise<Opened> {
  if (endpoint.method === 'GET') return { t: 0, payload: {} };
  if (!/^application\/json\b/i.test(stream.headers['content-type'] ?? ''))
    throw new AppError('envelope_invalid');
  const caps = endpoint.large && session ? LARGE_CAPS : USUAL_CAPS;
  const read = await readBody(stream, caps.base64Max + FRAME_BYTES, IDLE_MS);
  if ('cut' in read) throw new BodyCut(read.cut === 'too_large' ? 413 : 408);
  const opened = openEnvelope(parseJson(read.bytes), caps);
  if (!opened.ok) throw new AppError('envelope_invalid');
  return opened.value;
}

/** Whether a body may be above the ordinary cap; one without a length may be. */
export function maybeLarge(stream: IncomingMessage): boolean {
  const length = stream.headers['content-length'];
  return length === undefined || Number(length) > USUAL_CAPS.base64Max + FRAME_BYTES;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
