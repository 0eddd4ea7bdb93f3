import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** What changes no test: documents. */
const CODE = ['.', ':(exclude)docs', ':(exclude)*.md'];

/**
 * The commit that stands checked out, shortened; with `+` behind it when files that tests run on are changed beside it, and
 * nothing outside a repository.
 */
export function revision() {
  const commit = git('rev-parse', '--short=9', 'HEAD');
  if (commit === undefined) return undefined;
  return git('status', '--porcelain', '--', ...CODE) === '' ? commit : `${commit}+`;
}

/** Whether what a part ran on is no longer the code as it stands: another commit changed it, or files beside the commit did. */
export function isOutdated(ranOn) {
  if (ranOn === undefined || ranOn.endsWith('+')) return true;
  return git('diff', '--name-only', ranOn, '--', ...CODE) !== '';
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
