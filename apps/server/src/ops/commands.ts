import type { EventLog, LoggedEvent } from '../modules/event-log/index.ts';
import { closePlatform } from '../modules/games/index.ts';
import type { Accounts } from '../modules/identity/index.ts';
import {
  definitions,
  isSettingKey,
  type SettingKey,
  type Settings,
  settingKeys,
} from '../modules/settings/index.ts';
import { type DepositOpsDeps, depositCommand, depositUsage } from './deposit-commands.ts';
import { type HelperOpsDeps, helperCommand, helperUsage } from './helper-commands.ts';
import { type LedgerOpsDeps, ledgerCommand, ledgerUsage } from './ledger-commands.ts';
import {
  enterResult,
  type OutsideDeps,
  offerLottery,
  suspendLottery,
  waitingResults,
} from './outside-commands.ts';
import { closeReview, listReviews, reconcileNow } from './provider-commands.ts';
import { OpsRefused } from './refused.ts';
import { type WithdrawOpsDeps, withdrawCommand } from './withdraw-commands.ts';

/** Dependencies of the operator's commands. */
export interface OpsDeps extends OutsideDeps, WithdrawOpsDeps, DepositOpsDeps, HelperOpsDeps, LedgerOpsDeps {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly events: EventLog;
  /** Who runs the command, for the log of settings. */
  readonly by: string;
  /** Server time, ms. */
  readonly now: number;
  /** A password that nobody knows yet; printed once. */
  readonly newPassword: () => string;
}

export { OpsRefused };

export const usage = `Usage: npm run ops -- <command>
  settings get [KEY]            show one setting, or all
  settings set KEY VALUE        change a setting; VALUE is JSON, or plain text
  user enable NAME              enable an account again
  user disable NAME             disable an account and end its sessions, sockets and remembered logins
  user create-operator NAME     add an operator; prints the password once
  lottery enable|disable ID     put a lottery on sale, or take it off sale; draws already planned still finish
  lottery suspend|resume ID     stop taking bets for now, or take bets again; the lottery stays listed and its draws go on
  result waiting                official draws whose result is still pending
  result enter LOTTERY ISSUE NUMBERS OPERATOR      enter the official numbers (1,2,3 or 1,2,3,4,5,6+7)
  result void LOTTERY ISSUE OPERATOR               the official draw was cancelled: return all stakes
  result correct LOTTERY ISSUE NUMBERS OPERATOR    enter later official numbers of a settled draw: missing payouts are paid
                                two operators must enter the same; the password is OPERATOR_PASSWORD, or it is asked for
  withdraw list                 withdrawals that have not ended, with the operators' decisions
  withdraw approve ID --by NAME                        approve a withdrawal; needs two different operators
  withdraw reject ID --by NAME --reason TEXT           return the money; the player reads the reason
  withdraw mark ID confirmed|failed --by NAME --reason TEXT  set the outcome of a payout its provider leaves open; two operators
${depositUsage}
${ledgerUsage}
  game close|open PLATFORM      close a platform: no game opens, no money goes there, money can come back; or open it again
  reconcile [PROVIDER]          compare the ledger with the statement of a provider, or of all; a server must be running
  review list                   provider events that an operator must look at
  review close ID NOTE          mark one of them as done
${helperUsage}
  backup [FOLDER]               back up the running installation; default DATA_DIR/backups/<time>
  restore FOLDER                restore a backup into an empty DATA_DIR, and audit it
  migrate                       bring the database of DATABASE_OWNER_URL to this version
  log show [COUNT]              newest events: sign-ins, accounts, settings, limits, operators' actions; default 20
  log verify                    check the hash chain over all events`;

/** Commands that change nothing; they are not logged. */
const looking = [
  'deposit channels',
  'deposit review',
  'identity show',
  'records check',
  'settings get',
  'result waiting',
  'review list',
  'withdraw list',
  'log show',
  'log verify',
  'ledger status',
];

/** Carries out one command and logs who gave it and its outcome (E13). Errors: as {@link runCommand}. */
export async function runLogged(args: readonly string[], deps: OpsDeps): Promise<string> {
  const command = args.slice(0, 2).join(' ');
  if (looking.includes(command)) return runCommand(args, deps);
  const event = {
    actor: `operator:${deps.by}`,
    action: `ops ${command}`,
    subject: args.slice(2).join(' ') || '-',
  };
  try {
    const said = await runCommand(args, deps);
    await deps.events.note({ ...event, result: 'done' });
    return said;
  } catch (error) {
    await deps.events.note({ ...event, result: 'refused' });
    throw error;
  }
}

/** Carries out one command and returns what to print. Errors: `OpsRefused`, `SettingRefused`. */
export async function runCommand(args: readonly string[], deps: OpsDeps): Promise<string> {
  const [area, action, ...rest] = args;
  if (area === 'reconcile' && rest.length === 0) return reconcileNow(action, deps);
  switch (`${area} ${action}`) {
    case 'settings get':
      return showSettings(rest, deps);
    case 'settings set':
      return setSetting(rest, deps);
    case 'user enable':
      return changed(await deps.accounts.enable(one(rest)), rest, 'may play again');
    case 'user disable':
      return changed(
        await deps.accounts.disable(one(rest), deps.now),
        rest,
        'is disabled; its sessions have ended',
      );
    case 'user create-operator':
      return createOperator(one(rest), deps);
    case 'log show':
      return showLog(rest, deps);
    case 'log verify':
      return verifyLog(deps);
    case 'lottery enable':
    case 'lottery disable':
      return offerLottery(deps, one(rest), action === 'enable');
    case 'lottery suspend':
    case 'lottery resume':
      return suspendLottery(deps, one(rest), action === 'suspend');
    case 'withdraw list':
    case 'withdraw approve':
    case 'withdraw reject':
    case 'withdraw mark': {
      const text = await withdrawCommand(action, rest, deps);
      if (text === undefined) throw new OpsRefused(usage);
      return text;
    }
    case 'game close':
    case 'game open':
      if (!(await closePlatform(deps.store, one(rest), action === 'close'))) {
        throw new OpsRefused(`There is no game platform ${one(rest)}.`);
      }
      return `${one(rest)} is ${action === 'close' ? 'closed: money can only come back from it' : 'open'}.`;
    case 'review list':
      return listReviews(deps);
    case 'review close': {
      const [id, ...note] = rest;
      if (id === undefined || note.length === 0) throw new OpsRefused(usage);
      return closeReview(id, note.join(' '), deps);
    }
    case 'result waiting':
      return waitingResults(deps);
    case 'result enter':
    case 'result void':
    case 'result correct': {
      const text = await enterResult(action!, rest, deps);
      if (text === undefined) throw new OpsRefused(usage);
      return text;
    }
    default: {
      const command = `${area} ${action}`;
      const said =
        (await helperCommand(command, rest, deps)) ??
        (await ledgerCommand(command, rest, deps)) ??
        (await depositCommand(command, rest, deps));
      if (said === undefined) throw new OpsRefused(usage);
      return said;
    }
  }
}

function showSettings(rest: readonly string[], { settings }: OpsDeps): string {
  const keys = rest.length === 0 ? settingKeys : [keyOf(rest[0])];
  return keys.map((key) => `${key} = ${JSON.stringify(settings.get(key))}`).join('\n');
}

async function setSetting([name, ...words]: readonly string[], { settings, by }: OpsDeps): Promise<string> {
  const key = keyOf(name);
  if (words.length === 0) throw new OpsRefused(usage);
  await settings.set(key, settingValue(key, words.join(' ')), by);
  return `${key} = ${JSON.stringify(settings.get(key))}`;
}

/** The text itself when the setting accepts it, otherwise its value as JSON. A switch takes the text `0`. */
function settingValue(key: SettingKey, text: string): unknown {
  if (definitions[key].schema.safeParse(text).success) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function showLog([count = '20']: readonly string[], { events }: OpsDeps): Promise<string> {
  if (!/^[1-9]\d{0,3}$/.test(count)) throw new OpsRefused(usage);
  const line = ({ at, actor, action, subject, address, result, data }: LoggedEvent) =>
    [at.toISOString(), actor, action, subject, address ?? '-', result, JSON.stringify(data)].join('  ');
  return (await events.newest(Number(count))).map(line).join('\n');
}

async function verifyLog({ events }: OpsDeps): Promise<string> {
  await events.drain();
  const fault = await events.fault();
  if (fault !== undefined) throw new OpsRefused(`The hash chain of the log is broken at entry ${fault}.`);
  return 'The hash chain of the log is valid: no event was changed.';
}

async function createOperator(name: string, { accounts, now, newPassword }: OpsDeps): Promise<string> {
  if (!/^[A-Za-z0-9_]{4,32}$/.test(name))
    throw new OpsRefused('A name has 4 to 32 letters, digits or underscores.');
  const password = newPassword();
  if (!(await accounts.createOperator(name, password, now)))
    throw new OpsRefused(`The name ${name} is taken.`);
  return `Operator ${name} with password ${password} (shown once).`;
}

function changed(found: boolean, [name]: readonly string[], outcome: string): string {
  if (!found) throw new OpsRefused(`There is no account ${name}.`);
  return `${name} ${outcome}.`;
}

function one([name, ...more]: readonly string[]): string {
  if (name === undefined || more.length > 0) throw new OpsRefused(usage);
  return name;
}

function keyOf(name: string | undefined): SettingKey {
  if (name === undefined || !isSettingKey(name)) {
    throw new OpsRefused(`There is no setting ${name ?? ''}. They are: ${settingKeys.join(', ')}`);
  }
  return name;
}
