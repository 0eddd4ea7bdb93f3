import { type ActionBase, ActionRefused, type Module, type OperatorAction } from '../contract/index.ts';
import { AppError } from '../http/index.ts';
import type { EventLog } from '../modules/event-log/index.ts';
import { type Identity, identityModule } from '../modules/identity/index.ts';
import { consoleInvites, withKeys } from '../modules/operators/index.ts';
import { type SettingsModule, settingsModule } from '../modules/settings/index.ts';
import { operatorActions } from './actions.ts';
import { readArguments } from './arguments.ts';
import { usage } from './usage.ts';

/** Runs work with the services of these modules and of those that they need. */
export type WithServices = (
  modules: readonly Module[],
  work: (services: Readonly<Record<string, unknown>>) => Promise<string>,
) => Promise<string>;

/** What the operator's commands need. */
export interface OpsDeps extends ActionBase {
  readonly withServices: WithServices;
  readonly eventLog: Pick<EventLog, 'note'>;
  /** Who runs the command, where no operator signs it. */
  readonly by: string;
  /** Asks for an operator's password at the terminal. */
  readonly operatorPassword: (name: string) => Promise<string>;
  /** Asks for a code of an operator's authenticator. */
  readonly operatorCode: (name: string) => Promise<string>;
}

const actions = new Map(operatorActions.map((action) => [action.name, action]));

/** Carries out one command and logs who gave it and its outcome (E13). Errors: as {@link runCommand}. */
export async function runLogged(words: readonly string[], deps: OpsDeps): Promise<string> {
  const found = actionOf(words);
  if (found?.action.reads) return runCommand(words, deps);
  const shown = found?.action.inLog?.(words.slice(2)) ?? words.slice(2);
  const event = {
    actor: `operator:${deps.by}`,
    action: `ops ${words.slice(0, 2).join(' ')}`,
    subject: shown.join(' ') || '-',
  };
  try {
    const text = await runCommand(words, deps);
    await deps.eventLog.note({ ...event, result: 'done' });
    return text;
  } catch (error) {
    await deps.eventLog.note({ ...event, result: 'refused' });
    throw error;
  }
}

/** Carries out one command and returns what to print. Errors: `ActionRefused`, `SettingRefused`. */
export async function runCommand(words: readonly string[], deps: OpsDeps): Promise<string> {
  const found = actionOf(words);
  const given = found && readArguments(found.action, found.rest);
  if (!found || !given) throw new ActionRefused(usage);
  const { action } = found;
  const { signer, args } = given;
  // Safe cast: the arguments were read by the schema of the action.
  if (action.inConsole?.(args as Record<string, unknown>) && (await consoleInvites(deps.store)))
    throw new ActionRefused(
      'Two operators can decide this: propose it in the console, or with `command propose`.',
    );
  if (signer === undefined)
    return deps.withServices(action.needs, (services) =>
      textOf(action.run({ ...deps, ...services }, args, { name: deps.by })),
    );
  if (action.byConsoleKeys)
    return deps.withServices([...action.needs, identityModule, settingsModule], async (services) => {
      const signed = await checkKeys(signer, services, deps);
      return textOf(action.run({ ...deps, ...services }, args, signed));
    });
  return deps.withServices([...action.needs, identityModule], async (services) => {
    // Safe cast: the module was asked for.
    const { accounts } = services.identity as Identity;
    const id = await accounts.checkOperator(signer, await deps.operatorPassword(signer));
    if (id === undefined) throw new ActionRefused('Operator or password is wrong.');
    return textOf(action.run({ ...deps, ...services }, args, { name: signer, id }));
  });
}

/** The operator of the console whose keys are typed. Errors: `ActionRefused`. */
async function checkKeys(name: string, services: Readonly<Record<string, unknown>>, deps: OpsDeps) {
  // Safe casts: the modules were asked for.
  const identity = services.identity as Identity;
  const { secrets } = services.settings as SettingsModule;
  const form = { name, password: await deps.operatorPassword(name), code: await deps.operatorCode(name) };
  const parts = { store: deps.store, identity, key: secrets.key('operator authenticator') };
  const place = { address: 'command line', now: deps.now };
  const signed = await withKeys(form, place, parts, async (_, operator) => ({
    name: operator.name,
    id: operator.id,
  })).catch((error: unknown) => {
    if (error instanceof AppError) throw new ActionRefused('Too many attempts: wait a minute.');
    throw error;
  });
  if (!signed) throw new ActionRefused('Operator, password or code is wrong.');
  return signed;
}

const textOf = async (run: ReturnType<OperatorAction['run']>) => (await run).text;

/** The action that the first word or the first two name, and the words after them. */
function actionOf(words: readonly string[]) {
  for (const count of [2, 1]) {
    const action = actions.get(words.slice(0, count).join(' '));
    if (action) return { action, rest: words.slice(count) };
  }
  return undefined;
}
