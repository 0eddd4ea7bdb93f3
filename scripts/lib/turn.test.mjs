import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TURNS, turnOfCommit } from './turn.mjs';

test('a commit has one of the turns, and a folder without a history the first', () => {
  const turns = Array.from({ length: TURNS }, (_, at) => `${at + 1}/${TURNS}`);
  expect(turns).toContain(turnOfCommit());
  const folder = mkdtempSync(join(tmpdir(), 'tessera-turn-'));
  expect(turnOfCommit(folder)).toBe(turns[0]);
  rmSync(folder, { recursive: true });
});
