import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './run.mjs';
import { writeZones } from './zones.mjs';

const house = mkdtempSync(join(tmpdir(), 'tessera-zones-'));
cpSync(writeZones(), join(house, '.oxlint-zones.json'));
afterAll(() => rmSync(house, { recursive: true }));

/** Whether lint refuses a file at `path` of an empty house with this line in it. */
async function refuses(path, line) {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${line}\n`);
  const { code } = await run('oxlint', ['-c', '.oxlint-zones.json', path], { cwd: house, quiet: true });
  rmSync(file);
  return code !== 0;
}

test.each([
  ['packages/rules/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/fairness/src/a.ts', "import type { Amount } from '@tessera/protocol';"],
  ['packages/ui/src/a.tsx', "import { settle } from '@tessera/rules';"],
  ['packages/games/src/a.ts', "import type { Answer } from '@tessera/protocol/answer';"],
  ['packages/protocol/src/a.ts', "import type { Seal } from '@tessera/fairness';"],
  ['apps/server/src/modules/draws/a.ts', "import { post } from '../ledger/posting.ts';"],
  ['apps/server/src/modules/draws/steps/a.ts', "import type { Posting } from '../../ledger/posting.ts';"],
  ['apps/web/src/features/settings/a.ts', "import type { User } from '../session/user-store.ts';"],
  ['apps/web/src/features/settings/a.ts', "import { z } from '../../../../server/src/config.ts';"],
  ['apps/server/src/a.ts', "import { app } from '@tessera/web';"],
])('%s may not say %s', async (path, line) => {
  expect(await refuses(path, line)).toBe(true);
});

test.each([
  ['apps/server/src/modules/draws/steps/a.ts', "import { refusalOf } from '../../ledger/index.ts';"],
  ['apps/web/src/features/betting/components/pick/a.tsx', "import { Entry } from '../entry/single.tsx';"],
  ['packages/games/src/a.ts', "import { type Amount, parseAmount } from '@tessera/protocol/money';"],
  ['apps/sandbox/src/a.ts', "import { verifyRound } from '@tessera/games';"],
  ['packages/protocol/src/a.ts', "import type { Draw } from '@tessera/rules';"],
  ['packages/rules/src/a.test.ts', "import { readFileSync } from 'node:fs';"],
])('%s may say %s', async (path, line) => {
  expect(await refuses(path, line)).toBe(false);
});
