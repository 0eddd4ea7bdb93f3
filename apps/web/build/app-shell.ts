import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { scriptOf } from './script-of.ts';

/** Writes `sw.js` of the app's build: the service worker that stands for the native shell when a browser opens it. */
export function appShell(root: string): Plugin {
  return {
    name: 'tessera:app-shell',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('the build has no output folder');
      writeFileSync(join(dir, 'sw.js'), await scriptOf(resolve(root, 'src/worker/bundle-worker.ts'), {}));
    },
  };
}

/** Addresses that the app's page may reach. */
export interface PageReach {
  readonly apiBase: string;
  readonly socketBase: string;
  /** Host names of our sites, which the app updates itself from. */
  readonly hosts: readonly string[];
}

/**
 * Writes the content policy into the app's page (E4), because no server sends it. As on the sites, scripts run only when the inline boot
 * script, which is known by its hash, has loaded them. Pictures and framed games may come from any secure address: the app does
 * not know the installation's.
 */
export function appPolicy(reach: PageReach): Plugin {
  return {
    name: 'tessera:app-policy',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /(?=<meta name="viewport")/,
          `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, reach)}" />\n    `,
        ),
    },
  };
}

/** The policy of a page with these inline scripts. */
export function policyOf(html: string, { apiBase, socketBase, hosts }: PageReach): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  );
  const reached = [
    apiBase,
    socketBase,
    socketBase.replace(/^http/, 'ws'),
    ...hosts.map((host) => `https://${host}`),
  ];
  return [
    `default-src 'none'`,
    `script-src ${[...scripts, `'strict-dynamic'`].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...new Set(reached.filter(Boolean))].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src https:`,
    `form-action 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
  ].join('; ');
}
