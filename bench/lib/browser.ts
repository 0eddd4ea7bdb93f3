import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Builds the clients where they are stale and finds a Chromium; returns its path. */
export async function readyBrowser(): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const script = `
    const { buildClients } = await import('./scripts/lib/build.mjs');
    const { ensureChromium } = await import('./scripts/lib/chromium.mjs');
    console.log = console.error;
    await buildClients();
    process.stdout.write(await ensureChromium());`;
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return found || chromium.executablePath();
}
