import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');

/** Values of the build configuration, by name (`apps/web/README.md`). */
export type BuildValues = Readonly<Record<`VITE_${string}`, string>>;

/** Builds a client, by default the desktop's, into its own folder with other values than the default ones. */
export async function buildVariant(
  values: BuildValues,
  folder: string,
  mode: 'pc' | 'app' = 'pc',
): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--mode', mode, '--outDir', folder, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, args, {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production', ...values },
  });
}

/** Serves a page the files of this folder instead of the site's own. */
export async function serveVariant(page: Page, site: string, folder: string): Promise<void> {
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fallback();
  });
}

/** Forwards calls that a page makes to another origin to the site, and returns the site's answers. */
export async function answerAt(page: Page, origin: string, site: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const response = await route.fetch({
      url: site + request.url().slice(origin.length),
      headers: { ...request.headers(), 'sec-fetch-site': 'same-origin' },
    });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': new URL(site).origin },
    });
  });
}
