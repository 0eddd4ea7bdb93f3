import type pg from 'pg';
import { APP_ROLE } from './embedded/cluster.ts';

/** Functions that make large objects. By default every role may execute them. */
const LARGE_OBJECTS = ['lo_creat(integer)', 'lo_create(oid)', 'lo_from_bytea(oid, bytea)'];

/**
 * Revokes from `public` and the application's role the right to create anything in the database of `client`, also
 * temporary tables. So a session of the application cannot create its own table, trigger or function (E18).
 * A copy of the database's content does not include rights on the database itself, so this runs at every start.
 * Does nothing when no right is left to revoke.
 */
export async function holdRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; open: boolean }>(
    `select quote_ident(current_database()) as name,
       has_database_privilege($1, current_database(), 'TEMP, CREATE') or has_schema_privilege($1, 'public', 'CREATE') as open`,
    [APP_ROLE],
  );
  if (rows[0]?.open) {
    await client.query(`revoke temporary, create on database ${rows[0].name} from public, ${APP_ROLE}`);
    await client.query(`revoke create on schema public from public, ${APP_ROLE}`);
  }
  const { rows: makers } = await client.query<{ name: string }>(
    `select name from unnest($2::text[]) name
     where has_function_privilege($1, 'pg_catalog.' || name, 'EXECUTE')
       and (select rolsuper from pg_roles where rolname = current_user)`,
    [APP_ROLE, LARGE_OBJECTS],
  );
  for (const { name } of makers)
    await client.query(`revoke execute on function pg_catalog.${name} from public`);
}
