import { isIP } from 'node:net';
import { REMEMBERED } from '@tessera/protocol/answer';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';

/** Cookies of one request, and the cookies its answer sets. */
export interface CookieJar {
  /** Value of a cookie by its name without prefix. */
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string, options?: { maxAgeS?: number }): void;
  drop(name: CookieName): void;
  /** Headers by which the answer tells the caller what changed; none when nothing did. */
  headers(): AnswerHeaders;
}

type AnswerHeaders = Readonly<Record<string, string | string[]>>;

/**
 * `browser`: secret of the browser (A9). `device`: credential of a remembered login (A13). `preview`: grant that opens
 * the platform outside its opening hours (E8). `XSRF-TOKEN`: the only one scripts can read (A10). The operators' console has its own.
 */
export type CookieName =
  | 'browser'
  | 'device'
  | 'preview'
  | 'XSRF-TOKEN'
  | (typeof OPERATOR_COOKIES)[keyof typeof OPERATOR_COOKIES];

/** Cookies that scripts can read. */
const readable: ReadonlySet<CookieName> = new Set<CookieName>(['XSRF-TOKEN', OPERATOR_COOKIES.xsrf]);
/** Cookies of the console: no other site's link or form ever sends them. */
const strict: ReadonlySet<CookieName> = new Set<CookieName>(Object.values(OPERATOR_COOKIES));

/**
 * Reads the `Cookie` header and collects the cookies the answer sets.
 *
 * `prefixed`: secret cookies carry `__Host-` and `Secure`, which a browser accepts over TLS and from `http://localhost`.
 * On other plain-http addresses of the demonstration they have neither (A9). A cookie in the other form is not read.
 */
export function createCookieJar(header: string | undefined, prefixed: boolean): CookieJar {
  const sent = parseCookies(header);
  const changed = new Map<string, string>();
  const lines = new Map<CookieName, string>();
  return {
    get: (name) => changed.get(name) ?? sent.get(wireName(name, prefixed)),
    set(name, value, options = {}) {
      changed.set(name, value);
      lines.set(name, cookieLine(name, value, prefixed, options.maxAgeS));
    },
    drop(name) {
      changed.delete(name);
      sent.delete(wireName(name, prefixed));
      lines.set(name, cookieLine(name, '', prefixed, 0));
    },
    headers: (): AnswerHeaders => (lines.size > 0 ? { 'set-cookie': [...lines.values()] } : {}),
  };
}

/**
 * What the native app has in place of cookies: the credential of a remembered login, in the header `Remembered` of the call and of its
 * answer. An empty header drops it. The app keeps it in the keystore of the device (A13).
 */
export function createHeaderJar(credential: string | undefined): CookieJar {
  let value = credential;
  let changed = false;
  const change = (to: string | undefined) => {
    value = to;
    changed = true;
  };
  return {
    get: (name) => (name === 'device' ? value : undefined),
    set: (name, secret) => name === 'device' && change(secret),
    drop: (name) => name === 'device' && change(undefined),
    headers: (): AnswerHeaders => (changed ? { [REMEMBERED]: value ?? '' } : {}),
  };
}

/** Whether secret cookies have the `__Host-` prefix: always in production, otherwise over TLS or on `localhost`. */
export function usesPrefix(mode: string, protocol: string, hostname: string): boolean {
  if (mode === 'production' || protocol === 'https') return true;
  return isIP(hostname) === 0 && (hostname === 'localhost' || hostname.endsWith('.localhost'));
}

function wireName(name: CookieName, prefixed: boolean): string {
  return prefixed && !readable.has(name) ? `__Host-${name}` : name;
}

function cookieLine(name: CookieName, value: string, prefixed: boolean, maxAgeS: number | undefined): string {
  const parts = [
    `${wireName(name, prefixed)}=${value}`,
    'Path=/',
    `SameSite=${strict.has(name) ? 'Strict' : 'Lax'}`,
  ];
  if (!readable.has(name)) parts.push('HttpOnly');
  if (prefixed) parts.push('Secure');
  if (maxAgeS !== undefined) parts.push(`Max-Age=${maxAgeS}`);
  return parts.join('; ');
}

function parseCookies(header: string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && !found.has(pair.slice(0, at).trim()))
      found.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return found;
}
