import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importGraph, sourceFiles } from './import-graph.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { writeZones } from './zones.mjs';

/** Files of a temporary project with one import each, all of which lint must refuse. */
const refused = [
  ['packages/rules/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/fairness/src/a.ts', "import type { Amount } from '@tessera/protocol';"],
  ['packages/ui/src/a.tsx', "import { settle } from '@tessera/rules';"],
  ['packages/games/src/a.ts', "import type { Answer } from '@tessera/protocol/answer';"],
  ['packages/rewards/src/a.ts', "import { z } from '@tessera/protocol/schemas';"],
  ['packages/rewards/src/a.ts', "import type { Draw } from '@tessera/rules';"],
  ['packages/protocol/src/a.ts', "import type { Seal } from '@tessera/fairness';"],
  ['apps/server/src/modules/draws/a.ts', "import { post } from '../ledger/posting.ts';"],
  ['apps/server/src/modules/draws/steps/a.ts', "import type { Posting } from '../../ledger/posting.ts';"],
  ['apps/web/src/features/search/a.ts', "import type { Found } from '../trend/model/span.ts';"],
  ['apps/web/src/features/search/a.ts', "import type { Found } from '../lobby/index.ts';"],
  ['apps/web/src/features/lobby/a.ts', "import { PlatformMenu } from '../games/index.ts';"],
  ['apps/web/src/features/search/model/a.ts', "import { Games } from '../../games/index.ts';"],
  ['apps/web/src/data/draws/a.ts', "import type { User } from '../session/user-store.ts';"],
  ['apps/web/src/data/draws/a.ts', "import { Panel } from '../../components/panel/index.ts';"],
  ['apps/web/src/platform/http/a.ts', "import type { User } from '../../data/session/index.ts';"],
  ['apps/web/src/features/search/a.ts', "import { z } from '../../../../server/src/config.ts';"],
  ['apps/server/src/a.ts', "import { app } from '@tessera/web';"],
  ['apps/web/src/platform/http/a.ts', "import type { User } from '../../features/session/index.ts';"],
  ['apps/web/src/platform/a.ts', "import { BetContent } from '../components/bet-content/index.ts';"],
  ['apps/web/src/components/panel/a.tsx', "import { Shell } from '../../shells/desktop/shell.tsx';"],
  ['apps/web/src/features/lobby/screens/a.tsx', "import { startUp } from '../../../app/start-up.ts';"],
  ['apps/web/src/features/lobby/a.ts', "import type { Frame } from '../../shells/phone/frame.tsx';"],
  ['apps/web/src/shells/desktop/a.tsx', "import { routes } from '../../app/routes.ts';"],
];
const allowed = [
  ['apps/server/src/modules/draws/steps/a.ts', "import { refusalOf } from '../../ledger/index.ts';"],
  ['apps/web/src/features/betting/pick/a.tsx', "import { Entry } from '../slip/entry.tsx';"],
  ['apps/web/src/platform/clock/a.ts', "import { call } from '../http/index.ts';"],
  ['apps/web/src/features/lobby/screens/a.tsx', "import { Tile } from '../components/tile.tsx';"],
  ['apps/web/src/data/draws/a.ts', "import { useUser } from '../session/index.ts';"],
  ['apps/web/src/features/betting/a.ts', "import { Panel } from '../../components/panel/index.ts';"],
  ['apps/web/src/shells/desktop/a.tsx', "import { BalanceChip } from '../../features/session/index.ts';"],
  ['apps/web/src/app/a.tsx', "import { Shell } from '../shells/desktop/shell.tsx';"],
  ['packages/games/src/a.ts', "import { type Amount, parseAmount } from '@tessera/protocol/money';"],
  ['packages/rewards/src/a.ts', "import { type Amount, shareOf } from '@tessera/protocol/money';"],
  ['packages/rewards/src/a.ts', "import { drawStream } from '@tessera/fairness';"],
  ['apps/sandbox/src/a.ts', "import { verifyRound } from '@tessera/games';"],
  ['packages/protocol/src/a.ts', "import type { Draw } from '@tessera/rules';"],
  ['packages/rules/src/a.test.ts', "import { readFileSync } from 'node:fs';"],
];

const house = mkdtempSync(join(tmpdir(), 'tessera-zones-'));
afterAll(() => rmSync(house, { recursive: true }));

/** Lint's diagnostics for all files. */
let said;

/** Files with the same path get a number to tell them apart. */
const fileOf = (path, line) => {
  const number = [...refused, ...allowed].findIndex((row) => row[0] === path && row[1] === line);
  return path.replace(/(?=\.(test\.)?tsx?$)/, `-${number}`);
};

beforeAll(async () => {
  cpSync(writeZones(), join(house, '.oxlint-zones.json'));
  for (const [path, line] of [...refused, ...allowed]) {
    const file = join(house, fileOf(path, line));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${line}\n`);
  }
  const { output } = await run('oxlint', ['-c', '.oxlint-zones.json', '-f', 'json', '.'], {
    cwd: house,
    quiet: true,
  });
  said = JSON.parse(output).diagnostics;
});

const refuses = (path, line) => said.some(({ filename }) => filename === fileOf(path, line));

test.each(refused)('%s may not import with %s', (path, line) => {
  expect(refuses(path, line)).toBe(true);
});

test.each(allowed)('%s may import with %s', (path, line) => {
  expect(refuses(path, line)).toBe(false);
});

test('no part of the betting page imports the page', () => {
  const base = join(root, 'apps/web/src/features/betting');
  const isPage = (path) => relative(base, path).startsWith(`page${sep}`);
  const parts = sourceFiles(base).filter((path) => !isPage(path) && !/routes\.ts$|\.test\.ts$/.test(path));
  const found = [...importGraph(parts)].filter(([, targets]) => targets.some(isPage));
  expect(found.map(([path]) => relative(base, path))).toEqual([]);
});

test('no feature imports another, not even lazily', () => {
  const base = join(root, 'apps/web/src/features');
  const featureOf = (path) => relative(base, path).split(sep)[0];
  const found = [...importGraph(sourceFiles(base))].flatMap(([path, targets]) =>
    targets
      .filter((target) => !relative(base, target).startsWith('..') && featureOf(target) !== featureOf(path))
      .map((target) => `${featureOf(path)} -> ${featureOf(target)}`),
  );
  expect(found).toEqual([]);
});
