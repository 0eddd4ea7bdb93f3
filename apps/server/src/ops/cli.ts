import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from '../config.ts';
import { ActionRefused } from '../contract/index.ts';
import { createLog } from '../log.ts';
import { createEventLog } from '../modules/event-log/index.ts';
import { SettingRefused } from '../modules/settings/index.ts';
import { createPlatform, eventsOver } from '../platform.ts';
import {
  type Database,
  openDatabase,
  openOperatorStore,
  openParts,
  prepare,
  runningAddress,
  StoreError,
} from '../store/index.ts';
import { runBackup, runRestore } from './backup.ts';
import { runLogged, type WithServices } from './commands.ts';

/** `npm run ops -- <command>`: the operator's tasks, beside a running server or without one. */
const config = readConfig(process.env);
const args = process.argv.slice(2);
try {
  if (args[0] === 'restore') console.log(await runRestore(config, args[1]));
  else if (args[0] === 'migrate') console.log(await migrateOutside());
  else console.log(await besideServer());
} catch (error) {
  const expected =
    error instanceof ActionRefused || error instanceof SettingRefused || error instanceof StoreError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}

/** A secret from the environment, or typed at the terminal without echo. */
async function typed(asked: string, given: string | undefined, variable: string): Promise<string> {
  if (given) return given;
  if (!process.stdin.isTTY) throw new ActionRefused(`Set ${variable}, or start this at a terminal.`);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(`${asked}: `);
  const text = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return text;
}

/** Runs a command on the database of a running server, or on one started for this command alone. */
async function besideServer(): Promise<string> {
  if (config.mode === 'production' && config.databaseUrl && !config.databaseOwnerUrl)
    throw new ActionRefused(
      'Set DATABASE_OWNER_URL: operators’ commands need the login that owns the tables.',
    );
  const database = await reachDatabase();
  // Operators' commands write with the owner's credential: the application's role lacks the rights.
  const store = openOperatorStore(database.store.address);
  try {
    const now = await database.clock.now();
    if (args[0] === 'backup') return await runBackup(config, args[1], now);
    return await runLogged(args, {
      ...database,
      store,
      // Settings are changed with the owner's credential, too.
      withServices: servicesOver({ ...database, consoleStore: store }),
      events: eventsOver(database),
      eventLog: createEventLog({ store }),
      operatorPassword: (name) =>
        typed(`Password of ${name}`, process.env.OPERATOR_PASSWORD, 'OPERATOR_PASSWORD'),
      operatorCode: (name) => typed(`Code of ${name}`, process.env.OPERATOR_CODE, 'OPERATOR_CODE'),
      dataDir: config.dataDir,
      by: `ops ${userInfo().username}`,
      now,
      newPassword: () => randomBytes(15).toString('base64url'),
    });
  } finally {
    await store.close();
    await database.close();
  }
}

/** Creates only the modules that an action needs, and stops them after it. */
function servicesOver(database: Database): WithServices {
  return async (modules, work) => {
    const { services, stop } = await createPlatform({
      database,
      config,
      log: createLog('silent'),
      modules,
      installs: false,
      // A command sends no events to sockets; running nodes learn of changes through the database.
      sockets: { lottery: () => {}, user: () => {}, chat: () => {}, all: () => {} },
    });
    try {
      return await work(services);
    } finally {
      await stop();
    }
  };
}

/** `migrate`: migrates an external database, whose nodes may run without the owner's credential. */
async function migrateOutside(): Promise<string> {
  const ownerUrl = config.databaseOwnerUrl;
  if (ownerUrl === undefined) throw new ActionRefused('Set DATABASE_OWNER_URL.');
  const ran = await prepare({ ownerUrl }, config.mode);
  return ran.length === 0 ? 'The database has this version already.' : `Ran ${ran.join(', ')}.`;
}

/** The database of a server that runs in the data folder, or the database started for this command alone. */
async function reachDatabase(): Promise<Database> {
  try {
    // A command audits nothing, so it does not need the auditor's login.
    return await openDatabase({ ...config, role: 'api' });
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'folder_busy') throw error;
    return openParts(runningAddress(config.dataDir), config.mode === 'test');
  }
}
