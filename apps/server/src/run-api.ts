import { createClosers } from './closers.ts';
import type { Config } from './config.ts';
import type { OwnAddresses } from './contract/index.ts';
import { requireDeployment } from './deployment.ts';
import { endStart } from './end-start.ts';
import { listen, listenHere } from './listen.ts';
import { createLog } from './log.ts';
import { createPlatform, serverModules } from './platform.ts';
import { passOn, type ToApi } from './relay.ts';
import type { RunningServer } from './running-server.ts';
import {
  DEMO_AGENT,
  DEMO_FUND_PASSWORD,
  DEMO_OPERATOR_PASSWORD,
  DEMO_PASSWORD,
  demoOperators,
  demoPlayers,
} from './seed/index.ts';
import { createSites } from './sites.ts';
import { createSocket } from './socket/index.ts';
import { joinDatabase, openDatabase, requestLimits } from './store/index.ts';

export interface RunningApi extends RunningServer {
  /** Passes an event from the worker process to the player's sockets. */
  hear(message: ToApi): void;
}

export interface ApiOptions {
  /** Whether a worker process on this machine has opened and migrated the database. Otherwise this process does both. */
  readonly joins: boolean;
}

/**
 * Runs the part of a node that answers calls: the sites, the sockets, the files' origin, the operations port. It runs no
 * job. Errors: throws when a step fails, after closing everything it had opened.
 */
export async function runApi(config: Config, { joins }: ApiOptions): Promise<RunningApi> {
  requireDeployment(config);
  const log = createLog(config.logLevel);
  const closers = createClosers(log);
  try {
    const { dataDir, databaseUrl, databaseOwnerUrl, databaseAuditUrl, databaseConsoleUrl, mode, role } =
      config;
    const limits = requestLimits;
    const urls = { dataDir, databaseUrl, databaseOwnerUrl, databaseAuditUrl, databaseConsoleUrl };
    const database = await (joins ? joinDatabase : openDatabase)({ ...urls, mode, role, log, limits });
    closers.add('database', database.close, joins ? undefined : DATABASE_STOP_MS_MAX);
    let filesUrl = config.filesUrl;
    const platform = await createPlatform({
      database,
      config,
      log,
      modules: serverModules,
      installs: !joins,
      processMetrics: 'api',
      sockets: createSocket,
      filesUrl: () => filesUrl,
      ...(mode === 'production' ? {} : { ownAddresses: ownAddresses(config) }),
    });
    closers.add('modules', platform.stop, MODULES_STOP_MS_MAX);
    await platform.serve();
    const { files, socket } = platform.services;
    const sites = await createSites(platform, undefined, () => filesUrl);
    closers.add('sites', sites.close);
    // The sites wait for their sockets to end.
    closers.add('sockets', socket.close);
    const addresses: [string, string][] = [
      ['Desktop site', await listen(sites.pc, config.pcPort)],
      ['Mobile site', await listen(sites.wap, config.wapPort)],
    ];
    const filesSite = await files.site();
    closers.add('files', () => filesSite.close());
    const ownUrl = await listenHere(filesSite, config.filesPort);
    filesUrl ??= ownUrl;
    addresses.push(['Console', await listen(sites.console, config.consolePort, config.consoleHost)]);
    endStart();
    announce(config, addresses);
    return {
      stop: closers.closeAll,
      hear: (message) => {
        if (message.kind !== 'serve') passOn(socket.emit, message);
      },
    };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

/**
 * Addresses of this node's two sites while the settings contain none (E7). A site sends visitors with the other class of
 * device to them. The machine's other name (`127.0.0.1`) is added, so that players have a second address to switch to.
 */
function ownAddresses({ pcPort, wapPort }: Config): OwnAddresses | undefined {
  if (pcPort === 0 || wapPort === 0) return undefined;
  const at = (host: string) => ({ pcUrl: `http://${host}:${pcPort}`, wapUrl: `http://${host}:${wapPort}` });
  return { ...at('localhost'), entryAddresses: [at('127.0.0.1')] };
}

/**
 * Time limit for stopping the database, ms. An embedded one that this process started writes its data to disk first.
 */
const DATABASE_STOP_MS_MAX = 15_000;

/** Time limit for stopping all modules, ms; each has its own. */
const MODULES_STOP_MS_MAX = 15_000;

function announce(config: Config, addresses: readonly [string, string][]): void {
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(13)} ${address}`);
  console.log(['', 'Tessera is ready.', ...lines].join('\n'));
  if (config.mode === 'demo') {
    console.log(
      `  Demo players  ${[...demoPlayers, DEMO_AGENT].join(', ')} (password ${DEMO_PASSWORD}, fund password ${DEMO_FUND_PASSWORD})`,
    );
    console.log(
      [
        `  Operators     password ${DEMO_OPERATOR_PASSWORD}, and these keys for an authenticator:`,
        ...demoOperators.map(({ name, secret }) => `    ${name.padEnd(11)} ${secret}`),
      ].join('\n'),
    );
  }
  console.log('  Stop with Ctrl-C.\n');
}
