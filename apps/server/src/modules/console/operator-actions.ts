import { randomBytes } from 'node:crypto';
import { consoleErrors, isConsoleErrorCode } from '@tessera/protocol/console-errors';
import { type CommandAction, commandActionNames } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../contract/index.ts';
import { AppError } from '../../http/index.ts';
import { setAmount } from '../cashier/index.ts';
import { type Identity, identityModule } from '../identity/index.ts';
import { type Ledger, ledgerModule } from '../ledger/index.ts';
import { operatorByName } from '../operators/index.ts';
import { type SettingsModule, settingsModule } from '../settings/index.ts';
import { type CommandRow, listCommands, readCommand } from './command-row.ts';
import { type Commands, createCommands } from './commands.ts';
import { kindsOf } from './kinds/index.ts';
import { entryKeyOf } from './service.ts';

const id = z.string().regex(/^\d{1,16}$/);
const reason = z
  .string()
  .trim()
  .refine(({ length }) => length >= 3 && length <= 200, 'A reason has 3 to 200 characters.');
// Safe cast: the list of actions is not empty.
const action = z.enum(commandActionNames as readonly [CommandAction, ...CommandAction[]]);
const needs = [settingsModule, ledgerModule, identityModule] as const;
const signed = { signatures: 1, byConsoleKeys: true, needs } as const;

/** The commands of the console on the command line: the same rules, hashes and permissions. */
export const commandLineActions = [
  operatorAction({
    name: 'command list',
    about: 'commands of the console that wait for a second operator, with what was shown and its hash',
    permission: 'log.read',
    reads: true,
    args: z.object({}),
    needs,
    async run(deps) {
      await commandsOver(deps).expire();
      return listCommands(deps.store, { actions: commandActionNames, state: 'pending', limit: 50 });
    },
    print: (rows) => rows.map(line).join('\n') || 'No command waits.',
  }),
  operatorAction({
    ...signed,
    name: 'command propose',
    about: 'propose a command of the console; PAYLOAD is JSON, such as {"value":"New name"}',
    permission: 'settings.write',
    args: z.object({ action, target: z.string().max(80), payload: z.string(), reason }),
    options: ['reason'],
    inLog: (words) => words.filter((word) => !isJson(word)),
    run: (deps, { payload, ...asked }, { name }) =>
      told(async () => {
        const commands = commandsOver(deps);
        const caller = await callerOf(deps, name);
        const proposal = { ...asked, payload: jsonOf(payload) };
        const { shownHash } = await commands.try(proposal, caller);
        const given = { rid: newRid(), shownHash: shownHash.toString('hex') };
        return (await readCommand(deps.store, await commands.propose(proposal, given, caller)))!;
      }),
    print: line,
  }),
  operatorAction({
    ...signed,
    name: 'command approve',
    about:
      'approve a command by its hash, as `command list` prints it; ENTRY are the numbers of an official result as JSON, which no list prints',
    permission: 'settings.write',
    args: z.object({ id, hash: z.string().regex(/^[0-9a-f]{64}$/), entry: z.string().optional() }),
    inLog: (words) => words.filter((word) => !isJson(word)),
    run: (deps, { id: given, hash: shownHash, entry: text }, { name }) =>
      told(async () => {
        const caller = await callerOf(deps, name);
        const entry = text === undefined ? undefined : jsonIn(text);
        await commandsOver(deps).approve(BigInt(given), { rid: newRid(), shownHash, entry }, caller);
        return (await readCommand(deps.store, BigInt(given)))!;
      }),
    print: line,
  }),
  operatorAction({
    ...signed,
    name: 'command reject',
    about: 'reject a command, or withdraw an own one',
    permission: 'settings.write',
    args: z.object({ id, reason }),
    options: ['reason'],
    run: (deps, { id: given, reason: why }, { name }) =>
      told(async () => {
        const caller = await callerOf(deps, name);
        await commandsOver(deps).reject(BigInt(given), { rid: newRid(), reason: why }, caller);
        return (await readCommand(deps.store, BigInt(given)))!;
      }),
    print: line,
  }),
];

type Deps = ActionBase & {
  readonly settings: SettingsModule;
  readonly ledger: Ledger;
  readonly identity: Identity;
};

function commandsOver({ store, settings, ...deps }: Deps): Commands {
  const { mode } = settings.publicSettings();
  const hours = () => settings.settings.get('consoleCommandHours');
  const more = {
    platform: settings,
    settings: settings.settings,
    now: deps.clock.local,
    zone: () => settings.settings.get('timeZone'),
    entryKey: entryKeyOf(settings.secrets),
  };
  const aloneBelow = () => setAmount(settings.settings, 'depositAloneBelow');
  return createCommands({ store, hours, aloneBelow, kinds: kindsOf({ ...deps, ...more, mode }) });
}

async function callerOf({ store }: Deps, name: string) {
  const operator = await operatorByName(store, name);
  if (!operator) throw new ActionRefused(`There is no operator ${name}.`);
  return { operatorId: operator.id, role: operator.role, address: 'command line' };
}

/** A refusal in words. */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const text = isConsoleErrorCode(error.code) ? consoleErrors[error.code].text.enUs : error.code;
    throw new ActionRefused(error.data ? `${text} ${JSON.stringify(error.data)}` : text);
  }
}

function jsonOf(text: string): Record<string, unknown> {
  const read = jsonIn(text);
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  throw new ActionRefused('The payload is not a JSON object.');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ActionRefused('This is no JSON.');
  }
}

/** What is typed as JSON may be numbers of a draw or other values; the log has what was shown of it with the command. */
const isJson = (word: string): boolean => /^[[{]/.test(word);

const newRid = () => randomBytes(16).toString('hex');

function line({ id: row, state, maker_name, reason: why, shown, shown_hash }: CommandRow): string {
  return [
    `${row} ${state} by ${maker_name}: ${why}`,
    `  ${JSON.stringify(shown)}`,
    `  ${shown_hash.toString('hex')}`,
  ].join('\n');
}
