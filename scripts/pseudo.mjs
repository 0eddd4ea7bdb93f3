/**
 * `npm run pseudo`: walks every page in the pseudo-language (`scripts/lib/pseudo.mjs`) at the widths of phones, tablets and desktops, and lists
 * in `test-results/pseudo` the texts that are not translated (`bare.tsv`) and those that do not fit their place (`cuts.tsv`). The clients are built in
 * a copy of the project. `-- --folder FOLDER` keeps the copy there, and a later run builds only what has changed. Further
 * arguments go to `e2e/text-walk.ts`. `-- --real` walks in the languages of the product instead, without a copy, into `test-results/texts`.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../packages/messages/src/languages.ts';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { copyInPseudo } from './lib/pseudo-copy.mjs';
import { runNode } from './lib/run.mjs';
import { keepScratchInMemory } from './lib/scratch.mjs';

/** The value of an option, taken out of the arguments. */
function taken(args, option) {
  const place = args.indexOf(option);
  return place < 0 ? undefined : args.splice(place, 2)[1];
}

/** Builds the clients in a copy of the project, or here, and walks them there. Returns the exit code. */
async function walk(project, folder, args) {
  const { buildClients } = await import(pathToFileURL(join(project, 'scripts', 'lib', 'build.mjs')).href);
  await buildClients();
  const { code } = await runNode(join(project, 'e2e', 'text-walk.ts'), [folder, ...args], {
    cwd: project,
    env: { CHROMIUM_PATH: await ensureChromium() },
  });
  return code;
}

const args = process.argv.slice(2);
await ensureInstalled();
keepScratchInMemory();
const results = (name) => join(root, 'test-results', name);
if (args.includes('--real')) {
  const rest = args.filter((one) => one !== '--real');
  const wide = ['--languages', languages.join(','), '--windows', 'wap:360,pc:1440'];
  process.exit(await walk(root, results('texts'), [...wide, ...rest]));
}
const kept = taken(args, '--folder');
const copy = kept === undefined ? mkdtempSync(join(tmpdir(), 'tessera-pseudo-')) : resolve(kept);
copyInPseudo(copy);
// The database of the demonstration runs as another user.
chmodSync(copy, 0o755);
const code = await walk(copy, results('pseudo'), ['--pseudo', ...args]);
if (kept === undefined) rmSync(copy, { recursive: true, force: true });
process.exit(code);
