import { createHash } from 'node:crypto';

/**
 * Content policy of one page (E4): scripts and styles only by the hash of what the built page carries inline, or
 * from our own origin; what the hashed boot module loads is trusted with it (`strict-dynamic`).
 *
 * @param frames - Origins whose pages may stand in a frame of ours: the game platforms'.
 * @param entries - Other origins of our own, which the page of lines measures.
 */
export function policyFor(
  html: string,
  frames: readonly string[] = [],
  entries: readonly string[] = [],
): string {
  const scripts = inlineHashes(html, 'script');
  const styles = inlineHashes(html, 'style');
  return [
    `default-src 'none'`,
    `script-src ${[...scripts, `'strict-dynamic'`].join(' ')}`,
    `style-src ${[`'self'`, ...styles].join(' ')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...entries].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : `'none'`}`,
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types tessera`,
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** Where browsers report breaches of the policy. */
export const reportPath = '/common/csp-report';

/**
 * Content policy of the service worker (E4): it starts nothing and asks our own origin only. A worker goes by the policy it came with,
 * not by that of the page.
 */
export const workerPolicy = [
  `default-src 'none'`,
  `connect-src 'self'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
  `report-uri ${reportPath}`,
].join('; ');

/** Headers of every answer, page or call; production adds that the site is reached over TLS only, for a year. */
export function safetyHeadersIn(mode: string): Readonly<Record<string, string>> {
  return mode === 'production'
    ? { ...safetyHeaders, 'strict-transport-security': 'max-age=31536000' }
    : safetyHeaders;
}

const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'));
  return [...blocks]
    .filter(([, attributes, text]) => text !== '' && !/\bsrc\s*=/i.test(attributes ?? ''))
    .map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}
