import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movementTones } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { sourceFilesOf } from '../test/source-files.ts';
import { declareMovements, movementRegistry } from './contract/index.ts';
import { movements } from './movements.ts';

const schema = join(import.meta.dirname, 'store/schema');
/** The kind in each `insert into ledger_tx` of the schema. */
const POSTED = /insert into ledger_tx \([^)]*\bkind\b[^)]*\)\s*(?:select|values)[^';]*'([a-z_.]+)'/g;

test('every kind that a function of the schema posts is declared', () => {
  const posted = sourceFilesOf(schema, '.sql').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(POSTED)].map(([, kind]) => kind),
  );
  expect(new Set(posted)).toEqual(
    new Set(['bet', 'cancel', 'win', 'void', 'correction', 'rebate', 'transfer']),
  );
  for (const kind of posted) expect(movements.has(kind!)).toBe(true);
});

test('each module that declares movements is in the registry', () => {
  const declared = sourceFilesOf(join(import.meta.dirname, 'modules'), '/movements.ts').flatMap((path) => {
    const [, body = ''] = readFileSync(path, 'utf8').split('= declareMovements({');
    return [...body.matchAll(/['"]?([a-z_.]+)['"]?: \{ tone/g)].map(([, kind]) => kind!);
  });
  expect([...movements.keys()].sort()).toEqual(declared.sort());
});

test('exactly the kinds of the protocol have a tone', () => {
  const shown = [...movements.values()].filter(({ tone }) => tone !== null).map(({ kind }) => kind as string);
  expect(shown.sort()).toEqual(Object.keys(movementTones).sort());
});

test('a kind has one owner, and an undeclared kind or a wrong tone does not compile', () => {
  const one = declareMovements({ bet: { tone: 'neutral', turnover: 'stake' } });
  expect(() => movementRegistry(one, one)).toThrow('Two modules declare the movement bet');
  // @ts-expect-error The tone of a bet is neutral.
  declareMovements({ bet: { tone: 'info', turnover: 'stake' } });
  // @ts-expect-error Only a declared kind can be posted.
  const kind: typeof one.bet.kind = 'bet';
  expect(kind).toBe('bet');
});
