import { createHash } from 'node:crypto';
import type { Endpoint } from '@tessera/protocol/endpoint';
import { type EnvelopeCaps, openEnvelope } from '@tessera/protocol/envelope-node';
import { unknownField } from '@tessera/protocol/unknown-fields';

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
