/** `npm run screens`: pictures of every screen and state into `docs/screens`, small, in the default theme and Chinese and the dark one in English. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
await buildClients();
const env = { CHROMIUM_PATH: await ensureChromium() };
const folder = join(root, 'docs', 'screens');
rmSync(folder, { recursive: true, force: true });
for (const [theme, language] of [
  ['theme-default', 'zhCn'],
  ['theme-dark', 'enUs'],
]) {
  const args = [folder, '--webp', '--themes', theme, '--languages', language];
  const { code } = await runNode(join(root, 'e2e', 'shots.ts'), args, { env });
  if (code !== 0) process.exit(code);
}
