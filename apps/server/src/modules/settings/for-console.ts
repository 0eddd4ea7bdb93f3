import type { Store, Tx } from '../../store/index.ts';
import type { SettingKey } from './definitions.ts';

/** A setting that was changed at least once. */
export interface SettingRow extends Record<string, unknown> {
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
  readonly at: Date;
  readonly by: string;
}

/** Stored settings; those that were never changed have no row. */
export async function settingRows(store: Pick<Store, 'query'>): Promise<ReadonlyMap<string, SettingRow>> {
  const { rows } = await store.query<SettingRow>(
    'select key, value, version, at, by from setting limit 1000',
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** One stored setting, locked until the commit. Undefined when it was never changed. */
export async function settingRow(tx: Tx, key: SettingKey): Promise<SettingRow | undefined> {
  const { rows } = await tx.query<SettingRow>(
    'select key, value, version, at, by from setting where key = $1 for update',
    [key],
  );
  return rows[0];
}

/** A change of a setting; values are null for a secret one. */
export interface SettingChange extends Record<string, unknown> {
  readonly id: bigint;
  readonly old_value: unknown;
  readonly new_value: unknown;
  readonly by: string;
  readonly at: Date;
}

/** Changes of a setting before an id, the newest first. */
export async function settingHistory(
  store: Pick<Store, 'query'>,
  key: SettingKey,
  before: number | undefined,
  limit: number,
): Promise<readonly SettingChange[]> {
  const { rows } = await store.query<SettingChange>(
    `select id, old_value, new_value, by, at from setting_log
     where key = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [key, before ?? null, limit],
  );
  return rows;
}
