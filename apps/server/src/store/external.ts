import pg from 'pg';
import { APP_ROLE, AUDIT_ROLE, CONSOLE_ROLE, LEDGER_ROLE } from './embedded/cluster.ts';
import type { Log } from './log.ts';
import { connectionTo, type StoreAddress } from './pool.ts';
import { StoreError } from './store-error.ts';

const OLDEST_VERSION = 150_000;

/** The addresses of an external PostgreSQL, from the environment. */
export interface ExternalUrls {
  /** `DATABASE_URL`: with the application's login. */
  readonly url: string;
  /** `DATABASE_OWNER_URL`: with the login that owns the tables. */
  readonly ownerUrl?: string | undefined;
  /** `DATABASE_AUDIT_URL`: with the auditor's login. */
  readonly auditUrl?: string | undefined;
  /** `DATABASE_CONSOLE_URL`: with the login of the operators' console. */
  readonly consoleUrl?: string | undefined;
}

/** How the rights of the application's login are checked. */
export interface ExternalRules {
  /** True in mode `production`: unsafe rights are refused. Otherwise they are only logged. */
  readonly strict: boolean;
  /** Whether this node audits the ledger. */
  readonly audits: boolean;
  readonly log: Log;
}

/**
 * The addresses of an external PostgreSQL, after `migrate`. Application and auditor switch to their roles at connect.
 *
 * Errors (`StoreError`): `version_mismatch` below PostgreSQL 15; `start_failed` when it does not answer; `unsafe_role` when
 * `strict` and the application's login has unsafe rights, such as those of the owner, or the auditor has no separate login.
 */
export async function externalAddress(
  { url, ownerUrl, auditUrl, consoleUrl }: ExternalUrls,
  { strict, audits, log }: ExternalRules,
): Promise<StoreAddress> {
  const app = await factsOf('DATABASE_URL', url);
  const reasons = [...powersOf(app)];
  if (!app.app) reasons.push(`is not a member of ${APP_ROLE}`);
  const auditor = auditUrl === undefined ? app : await factsOf('DATABASE_AUDIT_URL', auditUrl);
  if (audits && !auditor.auditor)
    reasons.push(`has no separate auditor: set DATABASE_AUDIT_URL to a member of ${AUDIT_ROLE}`);
  if (reasons.length > 0) {
    const told = `The login of DATABASE_URL ${reasons.join('; it ')}. docs/operations.md contains the SQL that creates the roles.`;
    if (strict) throw new StoreError('unsafe_role', told);
    log.error({ reasons }, 'the database has no separate roles: good enough for a demonstration only');
  }
  return {
    ownerUrl: ownerUrl ?? url,
    appUrl: url,
    ...(app.app ? { appRole: APP_ROLE } : {}),
    auditUrl: auditUrl ?? url,
    ...(auditor.auditor ? { auditRole: AUDIT_ROLE } : {}),
    ...(await consoleAddress(consoleUrl, strict ? undefined : (ownerUrl ?? url))),
  };
}

/**
 * The console's part of the addresses; without one, `spare` if it has the rights. Errors: `unsafe_role` when the login that is given
 * has not the console's rights.
 */
async function consoleAddress(
  given: string | undefined,
  spare: string | undefined,
): Promise<Pick<StoreAddress, 'consoleUrl' | 'consoleRole'>> {
  const url = given ?? spare;
  if (url === undefined) return {};
  const { console } = await factsOf('DATABASE_CONSOLE_URL', url);
  if (console) return { consoleUrl: url, consoleRole: CONSOLE_ROLE };
  if (given === undefined) return {};
  throw new StoreError(
    'unsafe_role',
    `The login of DATABASE_CONSOLE_URL is not a member of ${CONSOLE_ROLE}. docs/operations.md contains the SQL that creates the roles.`,
  );
}

/** The rights of a login. */
interface Facts extends Record<string, unknown> {
  readonly version: string;
  readonly app: boolean;
  readonly auditor: boolean;
  readonly ledger: boolean;
  readonly console: boolean;
  readonly superuser: boolean;
  readonly roles: boolean;
  readonly owner: boolean;
  readonly writer: boolean;
  readonly makes: boolean;
}

function* powersOf(facts: Facts): Generator<string> {
  if (facts.superuser) yield 'is a superuser';
  if (facts.roles) yield 'may make roles, replicate or bypass row security';
  if (facts.owner) yield 'can act as owner of the tables';
  if (facts.ledger) yield `can act as ${LEDGER_ROLE}`;
  if (facts.auditor) yield `can act as ${AUDIT_ROLE}`;
  if (facts.console) yield `can act as ${CONSOLE_ROLE}`;
  if (facts.writer) yield 'is a member of a server role that writes all data, writes files or runs programs';
  if (facts.makes) yield 'may make tables, temporary or not';
}

const member = (place: string): string =>
  `exists (select from pg_roles r where r.rolname = ${place} and pg_has_role(me.oid, r.oid, 'member'))`;

const FACTS = `
  select current_setting('server_version_num') as version, me.rolsuper as superuser,
    ${member('$1')} as app, ${member('$2')} as auditor, ${member('$3')} as ledger,
    ${member('$4')} as console,
    me.rolcreaterole or me.rolreplication or me.rolbypassrls as roles,
    exists (select from pg_class c
      where c.relnamespace = 'public'::regnamespace and pg_has_role(me.oid, c.relowner, 'member')) as owner,
    exists (select from pg_roles r where pg_has_role(me.oid, r.oid, 'member')
      and r.rolname in ('pg_write_all_data', 'pg_write_server_files', 'pg_execute_server_program')) as writer,
    has_database_privilege(me.oid, current_database(), 'TEMP, CREATE')
      or has_schema_privilege(me.oid, 'public', 'CREATE') as makes
  from pg_roles me where me.rolname = session_user`;

async function factsOf(name: string, url: string): Promise<Facts> {
  const client = new pg.Client(connectionTo(url));
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS, [APP_ROLE, AUDIT_ROLE, LEDGER_ROLE, CONSOLE_ROLE]);
    const found = rows[0]!;
    if (Number(found.version) < OLDEST_VERSION) {
      throw new StoreError('version_mismatch', `The PostgreSQL of ${name} is older than version 15.`);
    }
    return found;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError('start_failed', `The database of ${name} does not answer: ${reason}`, error);
  } finally {
    await client.end().catch(() => {});
  }
}
