import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of every signed call between a provider and us, in both directions (P1). */
export const SIGNED = { timestamp: 'x-timestamp', event: 'x-event', signature: 'x-signature' } as const;

/** A signed call is refused when its time differs by more than this, ms. */
const SKEW_MS = 300_000;

/** Why a call is refused. `event`: its id is missing or malformed. */
export type SignatureFault = 'signature' | 'timestamp' | 'event';

export type Verified =
  | { readonly ok: true; readonly event: string; readonly at: number }
  | { readonly ok: false; readonly fault: SignatureFault };

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Headers of a call with this body. `key` signs; `nowMs` is the sender's time; `event` identifies the call permanently. */
export function signatureHeaders(
  key: Buffer,
  event: string,
  rawBody: string | Buffer,
  nowMs: number,
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    [SIGNED.timestamp]: timestamp,
    [SIGNED.event]: event,
    [SIGNED.signature]: `v1=${macOf(key, timestamp, rawBody).toString('hex')}`,
  };
}

/**
 * Verifies the signature of a call: HMAC-SHA256 over `timestamp.rawBody` under any of `keys` (two while one replaces the
 * other), compared in constant time. Its time may differ from `clock` (ms) by at most 300 s.
 */
export function verifySigned(
  headers: Headers,
  rawBody: Buffer,
  keys: readonly Buffer[],
  clock: () => number,
): Verified {
  const [timestamp, event, signature] = [SIGNED.timestamp, SIGNED.event, SIGNED.signature].map((name) =>
    textOf(headers[name]),
  ) as [string, string, string];
  if (!/^\d{1,12}$/.test(timestamp)) return { ok: false, fault: 'timestamp' };
  const given = /^v1=([0-9a-f]{64})$/.exec(signature)?.[1];
  if (given === undefined) return { ok: false, fault: 'signature' };
  const mac = Buffer.from(given, 'hex');
  // Every key is tried, so that the duration does not reveal which key matches.
  const fitting = keys.filter((key) => timingSafeEqual(macOf(key, timestamp, rawBody), mac));
  if (fitting.length === 0) return { ok: false, fault: 'signature' };
  const at = Number(timestamp) * 1000;
  if (Math.abs(at - clock()) > SKEW_MS) return { ok: false, fault: 'timestamp' };
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(event)) return { ok: false, fault: 'event' };
  return { ok: true, event, at };
}

function macOf(key: Buffer, timestamp: string, rawBody: string | Buffer): Buffer {
  return createHmac('sha256', key).update(`${timestamp}.`).update(rawBody).digest();
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
