/**
 * `npm run rules:prove`: the long proofs of the rules. Walks whole draw spaces (`packages/rules/src/check/prove.ts`), then runs
 * all tests of the package without samples. When both pass it records the sources in `packages/rules/proven.json`: until the
 * package changes again, `npm test` runs samples of the proofs.
 */

import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { recordProven } from './lib/proven.mjs';
import { runNode } from './lib/run.mjs';
import { runVitest } from './lib/suites.mjs';

await ensureInstalled();
const walk = await runNode(join(root, 'packages/rules/src/check/prove.ts'));
const tests = await runVitest(['--project', 'rules']);
const passed = walk.code === 0 && tests.failed === 0;
if (passed) recordProven();
process.exit(passed ? 0 : 1);
