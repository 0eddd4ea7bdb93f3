import { createHmac, hash, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';
import type { BrowserIdentity } from './context.ts';
import type { CookieJar, CookieName } from './cookies.ts';

/** 256 random bits in base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** The browser secret outlives every session and remembered login: 400 days, the longest time browsers keep a cookie. */
const KEPT_S = 400 * 86_400;

/** The browser a call comes from, and the XSRF proof that belongs to it. */
export interface Browser extends BrowserIdentity {
  /** Value that `X-XSRF-TOKEN` must carry. */
  readonly xsrf: string;
  /** False when the secret was made for this call, because the caller sent none. */
  readonly known: boolean;
}

/**
 * Identifies the browser of a call, or creates a new identity and sets its cookies (A9, A10).
 * A native app sends its secret in header `Device` and gets no cookies.
 */
export function identifyBrowser(jar: CookieJar, device: string | undefined, key: KeyObject): Browser {
  if (device !== undefined && SECRET.test(device)) {
    return { ...identityOf(device, key), native: true, known: true };
  }
  return byCookies(jar, key, 'browser', 'XSRF-TOKEN');
}

/** The same for the operators' console, which has cookies of its own and no native app. */
export function identifyOperatorBrowser(jar: CookieJar, key: KeyObject): Browser {
  return byCookies(jar, key, OPERATOR_COOKIES.browser, OPERATOR_COOKIES.xsrf);
}

function byCookies(jar: CookieJar, key: KeyObject, browser: CookieName, proof: CookieName): Browser {
  const sent = jar.get(browser);
  const known = sent !== undefined && SECRET.test(sent);
  const secret = known ? sent : randomBytes(32).toString('base64url');
  const identity = identityOf(secret, key);
  if (!known) jar.set(browser, secret, { maxAgeS: KEPT_S });
  if (jar.get(proof) !== identity.xsrf) jar.set(proof, identity.xsrf, { maxAgeS: KEPT_S });
  return { ...identity, native: false, known };
}

/** Whether the header proves that the caller can read this site's cookies. Native calls pass: they carry no cookies. */
export function xsrfHolds(browser: Browser, header: string | undefined): boolean {
  if (browser.native) return true;
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(browser.xsrf);
  return browser.known && given.length === expected.length && timingSafeEqual(given, expected);
}

function identityOf(secret: string, key: KeyObject): Pick<Browser, 'secretHash' | 'xsrf'> {
  return {
    secretHash: hash('sha256', secret, 'buffer'),
    xsrf: createHmac('sha256', key).update(secret).digest('base64url'),
  };
}

/** Origins of the native app's web view; its calls carry header `Device` instead of cookies (A9). */
export const nativeOrigins: readonly string[] = ['https://localhost', 'capacitor://localhost'];

export interface RequestOrigin {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  /** Header `Host`. */
  readonly host: string | undefined;
}

/**
 * Whether a state-changing request comes from our own pages or the native app (A10).
 * A request without either header does not come from a browser page, so it has no cookies to abuse.
 */
export function originHolds(request: RequestOrigin): boolean {
  return (request.origin !== undefined && nativeOrigins.includes(request.origin)) || ownOriginHolds(request);
}

/** The same for the operators' console, which has no native app. */
export function ownOriginHolds({ origin, secFetchSite, host }: RequestOrigin): boolean {
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none') return false;
  return origin === undefined || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
