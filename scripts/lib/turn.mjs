import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** Journeys and fault tests are six parts. Each run of CI has one of them, so that it ends well before its limit on a slow machine too. */
export const TURNS = 6;

/**
 * The part of the journeys and fault tests that a commit runs, as `2/6`: by the number of commits up to it, so that commits in a row run all of them.
 * Without a history it is the first.
 */
export function turnOfCommit(base = root) {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], {
    cwd: base,
    encoding: 'utf8',
  });
  const commits = status === 0 ? Number(stdout) : 0;
  return `${(commits % TURNS) + 1}/${TURNS}`;
}
