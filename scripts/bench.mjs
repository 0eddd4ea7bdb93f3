/** `npm run bench [name]`: runs every benchmark of `bench/`, or the named one. Each prints its figures as measured / target. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { projectNode, root, serverFlags } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
const wanted = process.argv[2];
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
if (wanted && !names.includes(wanted)) {
  console.error(`No benchmark "${wanted}". Available: ${names.join(', ')}`);
  process.exit(1);
}
let failed = 0;
for (const name of wanted ? [wanted] : names) {
  console.log(`# ${name}`);
  // Some benchmarks call the services in their own process, so Node gets the flags of a server.
  const { code } = await run(projectNode(), [...serverFlags, join(root, 'bench', `${name}.ts`)]);
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
