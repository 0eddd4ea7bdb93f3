import { resolve } from 'node:path';
import { createProxies } from './admission/index.ts';
import { type Providers, readProviders } from './providers/index.ts';

/** `demo` is the default; `test` adds the steerable clock; `production` refuses both (`docs/operations.md`). */
export type Mode = 'demo' | 'test' | 'production';
/** `api` nodes answer calls, `worker` nodes run jobs, `all` does both on one machine. */
export type Role = 'all' | 'api' | 'worker';

/** The environment, read once at start. Ports are TCP ports; 0 asks for a free one. */
export interface Config {
  readonly mode: Mode;
  readonly role: Role;
  readonly pcPort: number;
  readonly wapPort: number;
  readonly consolePort: number;
  /** Address the operations port listens on. */
  readonly consoleHost: string;
  /** Port of the files' own origin, on this machine only. */
  readonly filesPort: number;
  /** Where browsers reach the files' origin; absent = `127.0.0.1` and its port. */
  readonly filesUrl: string | undefined;
  /** Absolute path of the folder with everything this installation keeps: database, keys, kept ports. */
  readonly dataDir: string;
  /** Absolute path of the folder with the newest release of the native app. */
  readonly appRelease: string;
  /** PostgreSQL to use; absent = the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Addresses of the same database with the login of the tables' owner and with the auditor's login. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databaseAuditUrl: string | undefined;
  /** The same with the login of the operators' console; absent in production = no console on this node. */
  readonly databaseConsoleUrl: string | undefined;
  /** Base address of the randomness beacon. Can be absent only in production, which has no default. */
  readonly beaconUrl: string | undefined;
  /** Base address of the feed of official results. Without it, in production only, the feed's lotteries take no bets. */
  readonly feedUrl: string | undefined;
  /** Ed25519 key (hex) the feed has to sign with; production needs it beside `feedUrl`. */
  readonly feedKey: string | undefined;
  /** Origin of the simulated push service; none in production. */
  readonly pushUrl: string | undefined;
  /** File of the service account of the Firebase project that reaches the native app; absent = the app has no push messages. */
  readonly fcmAccount: string | undefined;
  /** Payment, game and identity providers that are connected. */
  readonly providers: Providers;
  /** Proxy addresses and networks whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** `TRUST_PROXY=none`: the operator states that players connect without a proxy. */
  readonly directClients: boolean;
  /** File of breached passwords, which nobody may choose; absent = no such check. */
  readonly breachedPasswords: string | undefined;
  readonly logLevel: string;
}

/**
 * Reads the environment.
 * Errors: throws with the variable's name when its value is not allowed.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const mode = oneOf(env, 'TESSERA_MODE', ['demo', 'test', 'production'], 'demo');
  const trusted = readProxies(env.TRUST_PROXY ?? '');
  const config = Object.freeze({
    mode,
    role: oneOf(env, 'ROLE', ['all', 'api', 'worker'], 'all'),
    pcPort: port(env, 'PORT', 3000),
    wapPort: port(env, 'WAP_PORT', 3001),
    consolePort: port(env, 'CONSOLE_PORT', 3002),
    consoleHost: env.CONSOLE_HOST || '127.0.0.1',
    filesPort: port(env, 'FILES_PORT', 3003),
    filesUrl: env.FILES_URL?.replace(/\/+$/, '') || undefined,
    dataDir: resolve(env.DATA_DIR || 'data'),
    appRelease: resolve(env.APP_RELEASE || `${env.DATA_DIR || 'data'}/app`),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    databaseAuditUrl: env.DATABASE_AUDIT_URL || undefined,
    databaseConsoleUrl: env.DATABASE_CONSOLE_URL || undefined,
    beaconUrl: env.BEACON_URL || (mode === 'production' ? undefined : LOCAL_BEACON),
    feedUrl: env.FEED_URL || (mode === 'production' ? undefined : LOCAL_FEED),
    feedKey: env.FEED_KEY || undefined,
    pushUrl: readPushUrl(env, mode),
    fcmAccount: env.FCM_ACCOUNT || undefined,
    providers: readProviders(env, mode),
    trustedProxies: trusted,
    directClients: env.TRUST_PROXY === NO_PROXY,
    breachedPasswords: env.BREACHED_PASSWORDS || undefined,
    logLevel: oneOf(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  } satisfies Config);
  requireOwnPorts(config);
  return config;
}

/** Errors: throws in production, which has no simulated push service, and for anything but an origin. */
function readPushUrl(env: Readonly<Record<string, string | undefined>>, mode: Mode): string | undefined {
  const url = env.PUSH_URL || (mode === 'production' ? undefined : LOCAL_PUSH);
  if (url === undefined) return undefined;
  if (mode === 'production')
    throw new Error('PUSH_URL is the address of a simulation, which production has not');
  if (!URL.canParse(url) || new URL(url).origin !== url) throw new Error('PUSH_URL must be an origin');
  return url;
}

/** Value of `TRUST_PROXY` on a machine without a proxy. */
const NO_PROXY = 'none';

/** Errors: throws for an entry that is neither an address nor a network, and names it. */
function readProxies(text: string): readonly string[] {
  if (text === NO_PROXY) return [];
  const list = text.split(',').map((entry) => entry.trim());
  const proxies = list.filter((entry) => entry !== '');
  createProxies(proxies);
  return proxies;
}

/**
 * Checks that no port is used twice, among the three ports of the node and those of third parties on this machine.
 * Errors: throws with the names of both users of a port.
 */
function requireOwnPorts({
  pcPort,
  wapPort,
  consolePort,
  beaconUrl,
  feedUrl,
  pushUrl,
  providers,
}: Config): void {
  const third: [string, string | undefined][] = [
    ['BEACON_URL', beaconUrl],
    ['FEED_URL', feedUrl],
    ['PUSH_URL', pushUrl],
    ...Object.values(providers).map(({ id, url }): [string, string] => [`${id.toUpperCase()}_URL`, url]),
  ];
  const taken = new Map<number | undefined, string>(third.map(([name, url]) => [localPort(url), name]));
  const own: [string, number][] = [
    ['PORT', pcPort],
    ['WAP_PORT', wapPort],
    ['CONSOLE_PORT', consolePort],
  ];
  for (const [name, number] of own) {
    if (number === 0) continue;
    const other = taken.get(number);
    if (other !== undefined)
      throw new Error(`${name} and ${other} are both port ${number}. Set another one in the environment.`);
    taken.set(number, name);
  }
}

/** Port of an address on this machine; undefined for any other. */
function localPort(url: string | undefined): number | undefined {
  const address = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  return address && LOCAL_HOSTS.includes(address.hostname) ? Number(address.port) : undefined;
}

const LOCAL_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Default address of the sandbox's simulated beacon. */
const LOCAL_BEACON = 'http://127.0.0.1:3100';
/** Default address of the sandbox's simulated feed. */
const LOCAL_FEED = 'http://127.0.0.1:3101';
/** Default address of the sandbox's simulated push service. */
const LOCAL_PUSH = 'http://127.0.0.1:3110';

function oneOf<const Value extends string>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  const text = env[name] || fallback;
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`${name} is "${text}"; it may be ${allowed.join(', ')}`);
  return found;
}

function port(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535)
    throw new Error(`${name} is "${text}"; it must be a port, 0 to 65535`);
  return value;
}
