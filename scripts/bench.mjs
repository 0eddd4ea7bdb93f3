/** `npm run bench [name]`: runs every benchmark of `bench/`, or the named one. Each prints its figures as measured / target. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const wanted = process.argv[2];
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (wanted && !names.includes(wanted)) {
  console.error(`No benchmark "${wanted}". There are: ${names.join(', ')}`);
  process.exit(1);
}
const chosen = (wanted ? [wanted] : names).map((name) => ({ name, file: join(root, 'bench', `${name}.ts`) }));
const inBrowser = ({ file }) => readFileSync(file, 'utf8').includes("from './lib/client.ts'");
const env = {};
if (chosen.some(inBrowser)) {
  await buildClients();
  env.CHROMIUM_PATH = await ensureChromium();
}
let failed = 0;
for (const { name, file } of chosen) {
  console.log(`# ${name}`);
  const { code } = await runNode(file, [], { env });
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
