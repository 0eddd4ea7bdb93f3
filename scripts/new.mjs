/** `npm run new <page|module|language> <name>`, `npm run new family <id> [digits]`: writes a skeleton that passes `npm run check`. */
import { ensureInstalled } from './lib/install.mjs';
import { generate } from './lib/new/index.mjs';
import { root, tool } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
const [kind = '', name = '', detail] = process.argv.slice(2);
const { paths, next } = generate(kind, name, root, detail);
// Imports are sorted, and lines broken, as in every file.
await runNode(tool('@biomejs/biome', 'bin/biome'), ['check', '--write', '--log-level=error', ...paths], {
  quiet: true,
});
console.log(`${paths.join('\n')}\n${next}`);
