/**
 * `npm run faults`: the full form of the trust tests, up to an hour, with the figures they reached written to
 * `docs/trust-report.md`. `npm test` runs the short form of the same tests. `npm run faults -- --short` writes the report
 * from the short form.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root, tool } from './lib/paths.mjs';
import { trustRows } from './lib/requirements.mjs';
import { runNode } from './lib/run.mjs';
import { trustReport } from './lib/trust-report.mjs';

await ensureInstalled();
const form = process.argv.includes('--short') ? 'short' : 'full';
const folder = mkdtempSync(join(tmpdir(), 'tessera-trust-'));
const files = { report: join(folder, 'report.json'), figures: join(folder, 'figures.jsonl') };
writeFileSync(files.figures, '');
const { code } = await runNode(
  tool('vitest', 'vitest.mjs'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${files.report}`],
  { env: { TRUST: form, TRUST_FIGURES: files.figures } },
);
const report = JSON.parse(readFileSync(files.report, 'utf8'));
const figures = readFileSync(files.figures, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const exceptions = JSON.parse(readFileSync(join(root, 'docs/trust-exceptions.json'), 'utf8'));
const text = trustReport({ form, rows: trustRows(), report, figures, exceptions });
writeFileSync(join(root, 'docs/trust-report.md'), text);
rmSync(folder, { recursive: true });
console.log('Written: docs/trust-report.md');
process.exit(code);
