import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** What changes no test: documents, and what runs the trust tests and writes their report. */
const RUNNER = ['scripts/faults.mjs', 'scripts/lib/trust-*', 'scripts/lib/revision.mjs'];
const CODE = ['.', ':(exclude)docs', ':(exclude)*.md', ...RUNNER.map((path) => `:(exclude)${path}`)];
/** Tests of faults: one of them says nothing about the others. */
const FAULT_TESTS = 'e2e/faults/*.test.ts';

/**
 * The commit that stands checked out, shortened; with `+` behind it when files that tests run on are changed beside it, and
 * nothing outside a repository.
 */
export function revision() {
  const commit = git('rev-parse', '--short=9', 'HEAD');
  if (commit === undefined) return undefined;
  return git('status', '--porcelain', '--', ...CODE) === '' ? commit : `${commit}+`;
}

/**
 * Whether what a part ran on is no longer the code as it stands: another commit changed it, or files beside the commit did.
 * Of the tests of faults only `ownTest` counts, where the part has one.
 */
export function isOutdated(ranOn, ownTest) {
  if (ranOn === undefined || ranOn.endsWith('+')) return true;
  const changed = (...paths) => git('diff', '--name-only', ranOn, '--', ...paths) !== '';
  return changed(...CODE, `:(exclude)${FAULT_TESTS}`) || (ownTest !== undefined && changed(ownTest));
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
