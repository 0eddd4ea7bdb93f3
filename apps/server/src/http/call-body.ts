import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@tessera/protocol/endpoint';
import { type EnvelopeCaps, LARGE_CAPS, openEnvelope, USUAL_CAPS } from '@tessera/protocol/envelope-node';
import { unknownField } from '@tessera/protocol/unknown-fields';
import { AppError } from '../errors.ts';

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
 * Reads, opens and parses the body of a call (E1, E3). A GET has no body. A body above the usual cap is opened by
 * `openLarge`, in a worker thread.
 * Errors: `envelope_invalid` for an invalid body; `BodyCut` above the cap of the call, or when it arrives too slowly;
 * `platform_maintenance`.
 */
export async function readCall(
  endpoint: Endpoint,
  mayBeLarge: boolean,
  stream: IncomingMessage,
  openLarge: (endpoint: Endpoint, bytes: Uint8Array) => Promise<OpenedBody | undefined>,
): Promise<OpenedBody> {
  if (endpoint.method === 'GET') return openedGet(endpoint);
  if (!/^application\/json\b/i.test(stream.headers['content-type'] ?? ''))
    throw new AppError('envelope_invalid');
  const caps = endpoint.large && mayBeLarge ? LARGE_CAPS : USUAL_CAPS;
  const read = await readBody(stream, caps.base64Max + FRAME_BYTES, IDLE_MS);
  if ('cut' in read) throw new BodyCut(read.cut === 'too_large' ? 413 : 408);
  const isLarge = read.bytes.length > USUAL_CAPS.base64Max + FRAME_BYTES;
  const opened = isLarge ? await openLarge(endpoint, read.bytes) : openBody(read.bytes, endpoint, USUAL_CAPS);
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

/** Result of reading: the bytes, or why reading stopped early. */
export type BodyRead = { readonly bytes: Buffer } | { readonly cut: 'too_large' | 'stalled' | 'aborted' };

/**
 * Reads a request body of at most `max` bytes; stops when nothing arrives for `idleMs` (E12).
 * The rest of the stream stays unread after a cut; the caller closes the connection.
 */
export function readBody(stream: IncomingMessage, max: number, idleMs: number): Promise<BodyRead> {
  if (Number(stream.headers['content-length'] ?? 0) > max) return Promise.resolve({ cut: 'too_large' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const idle = setTimeout(() => finish({ cut: 'stalled' }), idleMs);
    const finish = (read: BodyRead) => {
      clearTimeout(idle);
      stream.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      stream.pause();
      resolve(read);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > max) return finish({ cut: 'too_large' });
      chunks.push(chunk);
      idle.refresh();
    };
    const onEnd = () => finish({ bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) });
    const onClose = () => finish({ cut: 'aborted' });
    stream.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}

/** An opened body, checked against the declaration of its call. */
export interface OpenedBody {
  /** ms, by the caller's clock. */
  readonly t: number;
  /** The request key of the caller, if the body has one. */
  readonly rid: string | undefined;
  /** SHA-256 of the body, hex. The key of a request without `rid` is made from it. */
  readonly digest: string;
  /** The parameters, parsed by the schema of the call; or the invalid field. */
  readonly parsed:
    | { readonly ok: true; readonly data: unknown }
    | { readonly ok: false; readonly field: string };
}

/** Opens the body of a call (E1, E3); undefined for an invalid envelope. */
export function openBody(
  bytes: Uint8Array,
  { request, writes }: Pick<Endpoint, 'request' | 'writes'>,
  caps: EnvelopeCaps,
): OpenedBody | undefined {
  const opened = openEnvelope(parseJson(bytes), caps);
  if (!opened.ok) return undefined;
  const { t, payload } = opened.value;
  const parsed = request.safeParse(payload);
  const unknown = writes ? unknownField(request, payload) : undefined;
  return {
    t,
    rid: typeof payload.rid === 'string' ? payload.rid : undefined,
    digest: createHash('sha256').update(bytes).digest('hex'),
    parsed: judged(parsed, unknown),
  };
}

/** The result of both checks: the schema first, then fields that a state-changing call does not declare. */
function judged(
  parsed: ReturnType<Endpoint['request']['safeParse']>,
  unknown: string | undefined,
): OpenedBody['parsed'] {
  if (!parsed.success) return { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' };
  return unknown === undefined ? { ok: true, data: parsed.data } : { ok: false, field: unknown };
}

const utf8 = new TextDecoder();

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
