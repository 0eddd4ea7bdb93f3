import type { NodeChannels, Store, Tx } from '../../store/index.ts';
import {
  definitions,
  fallbacks,
  isSettingKey,
  readNewValue,
  type SettingKey,
  type SettingValues,
  settingKeys,
} from './definitions.ts';
import { inTurn } from './in-turn.ts';

/** The platform's settings: read synchronously from memory, stored in the database, changed on all nodes. */
export interface Settings {
  /** Current value, validated and normalized. */
  get<K extends SettingKey>(key: K): SettingValues[K];
  /**
   * Changes one setting and notifies all nodes. Errors: throws `SettingRefused` for an invalid value. `by` is the author for the
   * log.
   */
  set(key: SettingKey, value: unknown, by: string): Promise<void>;
  /** Calls `handler` after any setting changed on any node. */
  onChange(handler: () => void | Promise<void>): void;
}

/** An invalid value for a setting; the message gives the reason. */
export class SettingRefused extends Error {
  constructor(key: string, reason: string) {
    super(`${key}: ${reason}`);
    this.name = 'SettingRefused';
  }
}

export interface SettingsDeps {
  readonly store: Store;
  /** Writes with a credential that may change settings: the application's role may not. Default: `store`. */
  readonly writer?: Pick<Store, 'tx'> | undefined;
  readonly nodeChannels: NodeChannels;
  readonly mode: 'demo' | 'test' | 'production';
}

const CHANNEL = 'setting';

/** Loads the settings and follows their changes. */
export async function createSettings({
  store,
  writer = store,
  nodeChannels,
  mode,
}: SettingsDeps): Promise<Settings> {
  const handlers: (() => void | Promise<void>)[] = [];
  let values = await load(store, mode);
  const reload = inTurn(async () => {
    values = await load(store, mode);
    for (const handler of handlers) await handler();
  });
  await nodeChannels.listen(CHANNEL, reload);
  // If the database is down again, nothing can be read; the next reconnect reloads.
  nodeChannels.onReconnect(() => void reload().catch(() => {}));
  return {
    get: (key) => values[key],
    onChange: (handler) => {
      handlers.push(handler);
    },
    async set(key, value, by) {
      await writer.tx((tx) => writeSetting(tx, nodeChannels, key, value, by));
      await reload();
    },
  };
}

/** Validates and stores one setting, with its log row and the notification to all nodes. Errors: `SettingRefused`. */
export async function writeSetting(
  tx: Tx,
  nodeChannels: NodeChannels,
  key: SettingKey,
  value: unknown,
  by: string,
): Promise<void> {
  const definition: { readonly secret?: boolean } & (typeof definitions)[SettingKey] = definitions[key];
  const read = readNewValue(key, value);
  if (!read.ok) throw new SettingRefused(key, read.reason);
  const text = JSON.stringify(read.value);
  const { rows } = await tx.query<{ value: unknown }>('select value from setting where key = $1 for update', [
    key,
  ]);
  await tx.query(
    `insert into setting (key, value, at, by) values ($1, $2, app_now(), $3)
     on conflict (key) do update set value = excluded.value, version = setting.version + 1, at = excluded.at, by = excluded.by`,
    [key, text, by],
  );
  const logged = definition.secret ? [null, null] : [JSON.stringify(rows[0]?.value ?? null), text];
  await tx.query(
    'insert into setting_log (key, old_value, new_value, by, at) values ($1, $2, $3, $4, app_now())',
    [key, ...logged, by],
  );
  await nodeChannels.notify(CHANNEL, key, tx);
}

async function load(store: Store, mode: SettingsDeps['mode']): Promise<SettingValues> {
  const { rows } = await store.query<{ key: string; value: unknown }>('select key, value from setting');
  const values: Record<string, unknown> = { ...fallbacks(mode) };
  for (const { key, value } of rows) {
    // The default applies if the key comes from a newer program version or the value is no longer valid.
    if (!isSettingKey(key)) continue;
    const parsed = definitions[key].schema.safeParse(value);
    if (parsed.success) values[key] = parsed.data;
  }
  return Object.freeze(values) as SettingValues;
}

/** Public settings in the form of R3.5, without fields that only certain callers get. */
export function publicPart(values: Pick<Settings, 'get'>): Record<string, unknown> {
  const shown = settingKeys.filter((key) => (definitions[key] as { public?: boolean }).public);
  return Object.fromEntries(shown.map((key) => [key, values.get(key)]));
}
