import type pg from 'pg';
import { APP_ROLE } from './embedded/cluster.ts';

/** Functions by which anyone makes large objects unless told otherwise. */
const LARGE_OBJECTS = ['lo_creat(integer)', 'lo_create(oid)', 'lo_from_bytea(oid, bytea)'];

/**
 * Takes from everybody the right to make anything in the database of `client`, temporary tables included: a session of the
 * application cannot put a table, a trigger or a function of its own beside ours (E18). What belongs to the database itself is
 * not copied with it and stands in no migration, so this runs at every start. Does nothing where nothing is left to take.
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
