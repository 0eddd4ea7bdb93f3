/**
 * `npm run faults`: the full form of the trust tests, with the figures they reached written to `docs/trust-report.md` after
 * each part. `npm run faults -- betting withdraw` runs these parts alone and keeps what the report says of the others;
 * `-- --short` takes the form of `npm test`; `-- --list` names the parts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { exceptions, productRows, trustRows } from './lib/requirements.mjs';
import { isOutdated, revision } from './lib/revision.mjs';
import { trustParts } from './lib/trust-parts.mjs';
import { trustReport } from './lib/trust-report.mjs';

/** Parts at once: most of their time they wait for a process to end or to start. */
const LANES = 2;

const docs = (name) => join(root, 'docs', name);
const results = docs('trust-results.jsonl');
const parts = trustParts();
const names = parts.map(({ name }) => name);
const asked = process.argv.slice(2);
const form = asked.includes('--short') ? 'short' : 'full';
const wanted = asked.filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0 || asked.includes('--list')) {
  if (unknown.length > 0) console.error(`There is no part ${unknown.join(', ')}.`);
  console.log(`Parts: ${names.join(' ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

// What has finished is written down already; what runs ends with us.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await ensureInstalled();
const begun = Date.now();
const lasted = new Map(readResults().map(({ name, seconds }) => [name, seconds]));
// The longest begin first, so that no lane ends long after the other.
const chosen = parts
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  .sort((a, b) => (lasted.get(b.name) ?? 0) - (lasted.get(a.name) ?? 0));
const reached = [];
const shared = chosen.filter(({ alone }) => !alone);
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let part = shared.shift(); part; part = shared.shift()) await take(part);
  }),
);
for (const part of chosen.filter(({ alone }) => alone)) await take(part);
const total = (key) => reached.reduce((sum, part) => sum + part[key], 0);
console.log(`Written: docs/trust-report.md, after ${secondsSince(begun)} s`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

/** Runs a part, writes down what it reached, and shows what it said if something failed. */
async function take({ name, run }) {
  const started = Date.now();
  const commit = revision();
  const { output, ...outcome } = await run(form).catch(brokenBy);
  const seconds = secondsSince(started);
  const at = new Date(started).toISOString().slice(0, 16);
  const part = { name, form, commit, at, seconds, ...outcome };
  reached.push(part);
  write(part);
  if (part.failed > 0) console.log(output.slice(-20_000));
  console.log(`— ${name}: ${part.passed} passed, ${part.failed} failed, ${seconds} s`);
}

/** What a part comes to that did not even start: the others run all the same. */
function brokenBy(error) {
  return {
    passed: 0,
    failed: 1,
    failures: [error.message],
    named: {},
    figures: [],
    output: String(error.stack),
  };
}

/** Writes the report with what is new and, of the other parts, what they reached when they ran last. */
function write(fresh) {
  const kept = [...readResults().filter(({ name }) => name !== fresh.name), fresh];
  const known = names.flatMap((name) => kept.filter((part) => part.name === name));
  writeFileSync(results, known.map((part) => `${JSON.stringify(part)}\n`).join(''));
  const report = {
    rows: trustRows(),
    productRows: productRows(),
    parts: known.map((part) => ({ ...part, outdated: isOutdated(part.commit, ownTestOf(part.name)) })),
    names,
    exceptions: exceptions(),
  };
  writeFileSync(docs('trust-report.md'), trustReport(report));
}

function ownTestOf(part) {
  return parts.find(({ name }) => name === part)?.ownTest;
}

function readResults() {
  if (!existsSync(results)) return [];
  const lines = readFileSync(results, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000);
}
