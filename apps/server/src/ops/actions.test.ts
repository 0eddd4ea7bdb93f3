import { readFileSync } from 'node:fs';
import { permissions } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ActionRefused, operatorAction } from '../contract/index.ts';
import { operatorActions } from './actions.ts';
import { readArguments, synopsis } from './arguments.ts';
import { commandList } from './usage.ts';

test('no two actions have one name, and each permission allows an action', () => {
  const names = operatorActions.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(new Set(operatorActions.map(({ permission }) => permission))).toEqual(new Set(permissions));
});

test('docs/operations.md has the list of commands', () => {
  const path = new URL('../../../../docs/operations.md', import.meta.url);
  expect(readFileSync(path, 'utf8')).toContain(`\`\`\`\n${commandList}\n\`\`\`\n`);
});

test('no action starts the signer, the witness or a connection to a provider', () => {
  const needed = new Set(operatorActions.flatMap(({ needs }) => needs.map(({ name }) => name)));
  expect([...needed].sort()).toEqual(['identity', 'ledger', 'lotteries', 'settings']);
});

const nothing = {
  permission: 'log.read',
  about: 'for this test',
  needs: [],
  run: () => {},
  print: () => '',
} as const;
const signed = operatorAction({
  ...nothing,
  name: 'parcel send',
  args: z.object({
    id: z.string().regex(/^\d+$/),
    speed: z.enum(['fast', 'slow']),
    reason: z.string().refine((text) => text.length < 9, 'A reason is short.'),
  }),
  options: ['reason'],
  signatures: 2,
});
const noted = operatorAction({
  ...nothing,
  name: 'note add',
  args: z.object({ id: z.string(), text: z.string() }),
  lastTakesAll: true,
});
const last = operatorAction({
  ...nothing,
  name: 'result void',
  args: z.object({ issue: z.string() }),
  signatures: 1,
  operatorLast: true,
});

test('a command shows its arguments in their order', () => {
  expect(synopsis(signed)).toBe('parcel send ID fast|slow --by NAME --reason TEXT');
  expect(
    synopsis(operatorAction({ ...nothing, name: 'log', args: z.object({ count: z.string().optional() }) })),
  ).toBe('log [COUNT]');
  expect(synopsis(noted)).toBe('note add ID TEXT');
  expect(synopsis(last)).toBe('result void ISSUE OPERATOR');
});

test('options come in any order, the last argument may take all words, and the operator may come last', () => {
  const parcel = { args: { id: '7', speed: 'slow', reason: 'why' }, signer: 'ruth' };
  expect(readArguments(signed, ['7', 'slow', '--by', 'ruth', '--reason', 'why'])).toEqual(parcel);
  expect(readArguments(signed, ['--reason', 'why', '7', '--by', 'ruth', 'slow'])).toEqual(parcel);
  expect(readArguments(noted, ['7', 'two', '--words'])).toEqual({
    args: { id: '7', text: 'two --words' },
    signer: undefined,
  });
  expect(readArguments(last, ['2026001', 'ruth'])).toEqual({ args: { issue: '2026001' }, signer: 'ruth' });
});

test.each([
  [['7']],
  [['7', '--by', 'ruth', '--reason', 'why']],
  [['7', 'slow', '--reason', 'why']],
  [['x', 'slow', '--by', 'ruth', '--reason', 'why']],
  [['7', 'slower', '--by', 'ruth', '--reason', 'why']],
  [['7', 'slow', 'more', '--by', 'ruth', '--reason', 'why']],
  [['7', 'slow', '--by', 'ruth', '--by', 'ruth', '--reason', 'why']],
  [['7', 'slow', '--by', 'ruth', '--reason']],
  [['7', 'slow', '--by', 'ruth', '--reason', 'why', '--other', 'x']],
])('%j are no arguments of `parcel send`', (words) => {
  expect(readArguments(signed, words)).toBeUndefined();
});

test('a refused argument shows the message of its rule', () => {
  const words = ['7', 'slow', '--by', 'ruth', '--reason', 'much too long'];
  expect(() => readArguments(signed, words)).toThrow(new ActionRefused('A reason is short.'));
});
