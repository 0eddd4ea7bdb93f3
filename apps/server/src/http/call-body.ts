import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@tessera/protocol/endpoint';
import { LARGE_CAPS, USUAL_CAPS } from '@tessera/protocol/envelope-node';
import { AppError } from '../errors.ts';
import type { CallSession } from './context.ts';
import type { LargeBodies } from './large-bodies.ts';
import { type OpenedBody, openBody } from './open-body.ts';
import { readBody } from './read-body.ts';

/** The body was not read to its end: the call is answered with `status`, and the connection is closed. */
export class BodyCut extends Error {
  readonly status: 408 | 413;

  constructor(status: 408 | 413) {
    super(status === 413 ? 'payload_too_large' : 'body stalled');
    this.name = 'BodyCut';
    this.status = status;
  }
}

/** Bytes of the envelope around the base64 text: quotes, names and `t`. */
const FRAME_BYTES = 1024;
const IDLE_MS = 5_000;

/**
 * Reads, opens and parses the body of a call (E1, E3). A GET has no body. A body above the usual cap is opened in a
 * worker thread.
 * Errors: `envelope_invalid` for an invalid body; `BodyCut` above the cap of the call, or when it arrives too slowly;
 * `platform_maintenance`.
 */
export async function readCall(
  endpoint: Endpoint,
  session: CallSession | undefined,
  stream: IncomingMessage,
  largeBodies: LargeBodies,
): Promise<OpenedBody> {
  if (endpoint.method === 'GET') return openedGet(endpoint);
  if (!/^application\/json\b/i.test(stream.headers['content-type'] ?? ''))
    throw new AppError('envelope_invalid');
  const caps = endpoint.large && session ? LARGE_CAPS : USUAL_CAPS;
  const read = await readBody(stream, caps.base64Max + FRAME_BYTES, IDLE_MS);
  if ('cut' in read) throw new BodyCut(read.cut === 'too_large' ? 413 : 408);
  const isLarge = read.bytes.length > USUAL_CAPS.base64Max + FRAME_BYTES;
  const opened = isLarge
    ? await largeBodies.open(endpoint, read.bytes)
    : openBody(read.bytes, endpoint, USUAL_CAPS);
  if (!opened) throw new AppError('envelope_invalid');
  return opened;
}

/** A GET has no parameters. */
function openedGet({ request }: Endpoint): OpenedBody {
  const parsed = request.safeParse({});
  return {
    t: 0,
    rid: undefined,
    digest: '',
    parsed: parsed.success ? { ok: true, data: parsed.data } : { ok: false, field: '' },
  };
}

/** Whether a body may exceed the usual cap; true for a body without a declared length. */
export function maybeLarge(stream: IncomingMessage): boolean {
  const length = stream.headers['content-length'];
  return length === undefined || Number(length) > USUAL_CAPS.base64Max + FRAME_BYTES;
}
