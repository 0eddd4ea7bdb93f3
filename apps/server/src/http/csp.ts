import { createHash } from 'node:crypto';

/**
 * Content policy of one page (E4). It allows scripts and styles only by the hash of the built page's inline ones, or from
 * our own origin. Scripts that the hashed boot module loads are trusted with it (`strict-dynamic`).
 *
 * @param frames - Origins whose pages may be framed: the game platforms'.
 * @param entries - The platform's other origins, whose speed the page of lines measures.
 * @param files - Origin of the pictures that players upload.
 */
export function policyFor(
  html: string,
  frames: readonly string[] = [],
  entries: readonly string[] = [],
  files?: string,
): string {
  const scripts = inlineHashes(html, 'script');
  const styles = inlineHashes(html, 'style');
  return [
    `default-src 'none'`,
    `script-src ${[...scripts, `'strict-dynamic'`].join(' ')}`,
    `style-src ${[`'self'`, ...styles].join(' ')}`,
    `img-src ${[`'self' data: blob:`, ...(files ? [files] : [])].join(' ')}`,
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
 * Content policy of the service worker (E4): it loads no scripts and may request only our own origin. A worker follows the
 * policy of its own response, not that of the page.
 */
export const workerPolicy = [
  `default-src 'none'`,
  `connect-src 'self'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
  `report-uri ${reportPath}`,
].join('; ');

/** Security headers of every answer, for pages and calls. Production adds HSTS for a year. */
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
