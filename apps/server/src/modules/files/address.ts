import { createHmac, timingSafeEqual } from 'node:crypto';

interface FileName {
  readonly kind: string;
  readonly name: string;
}

/** Path of a file, valid until `until` (ms) and only with its signature. */
export function addressPath(key: Buffer, file: FileName, until: number): string {
  return `/${file.kind}/${file.name}?until=${until}&sign=${signatureOf(key, file, until)}`;
}

/** Whether the query of a path opens the file at this time (ms). */
export function opens(
  key: Buffer,
  file: FileName,
  { until = '', sign = '' }: { readonly until?: string; readonly sign?: string },
  now: number,
): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) < now) return false;
  const wanted = Buffer.from(signatureOf(key, file, Number(until)));
  const given = Buffer.from(sign);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function signatureOf(key: Buffer, { kind, name }: FileName, until: number): string {
  return createHmac('sha256', key).update(`${kind}/${name} ${until}`).digest('base64url');
}
