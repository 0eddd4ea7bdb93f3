import type { NodeChannels, Store } from '../../store/index.ts';
import {
  definitions,
  fallbacks,
  isSettingKey,
  type SettingKey,
  type SettingValues,
  settingKeys,
} from './definitions.ts';
import { inTurn } from './in-turn.ts';

/** The settings of the platform: read at once from memory, kept in the store, changed on all nodes. */
export interface Settings {
  /** Value now, checked and normalized. */
  get<K extends SettingKey>(key: K): SettingValues[K];
  /**
   * Changes one setting and tells all nodes. Errors: throws `SettingRefused` when the value is not of its kind.
   * `by` names who did it, for the log.
   */
  set(key: SettingKey, value: unknown, by: string): Promise<void>;
  /** Calls `handler` after any setting changed on any node. */
  onChange(handler: () => void | Promise<void>): void;
}

/** A value that a setting cannot have; the message says what is wrong with it. */
export class SettingRefused extends Error {
  constructor(key: string, reason: string) {
    super(`${key}: ${reason}`);
    this.name = 'SettingRefused';
  }
}

export interface SettingsDeps {
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly mode: 'demo' | 'test' | 'production';
}

const CHANNEL = 'setting';

/** Loads the settings and follows their changes. */
export async function createSettings({ store, nodeChannels, mode }: SettingsDeps): Promise<Settings> {
  const handlers: (() => void | Promise<void>)[] = [];
  let values = await load(store, mode);
  const reload = inTurn(async () => {
    values = await load(store, mode);
    for (const handler of handlers) await handler();
  });
  await nodeChannels.listen(CHANNEL, reload);
  // While the store is away again there is nothing to read; the next reconnect comes.
  nodeChannels.onReconnect(() => void reload().catch(() => {}));
  return {
    get: (key) => values[key],
    onChange: (handler) => {
      handlers.push(handler);
    },
    async set(key, value, by) {
      await writeSetting(store, nodeChannels, key, value, by);
      await reload();
    },
  };
}

/** Checks and stores one setting, its log row, and the word to all nodes, in one transaction. */
export async function writeSetting(
  store: Store,
  nodeChannels: NodeChannels,
  key: SettingKey,
  value: unknown,
  by: string,
): Promise<void> {
  const definition: { readonly secret?: boolean } & (typeof definitions)[SettingKey] = definitions[key];
  const parsed = definition.schema.safeParse(value);
  if (!parsed.success) throw new SettingRefused(key, parsed.error.issues[0]?.message ?? 'refused');
  const text = JSON.stringify(parsed.data);
  await store.tx(async (tx) => {
    const { rows } = await tx.query<{ value: unknown }>(
      'select value from setting where key = $1 for update',
      [key],
    );
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
  });
}

async function load(store: Store, mode: SettingsDeps['mode']): Promise<SettingValues> {
  const { rows } = await store.query<{ key: string; value: unknown }>('select key, value from setting');
  const values: Record<string, unknown> = { ...fallbacks(mode) };
  for (const { key, value } of rows) {
    // A row of a newer version of the program, or one that its rules no longer allow, leaves the default standing.
    if (!isSettingKey(key)) continue;
    const parsed = definitions[key].schema.safeParse(value);
    if (parsed.success) values[key] = parsed.data;
  }
  return Object.freeze(values) as SettingValues;
}

/** Public settings in the form of R3.5, without what is answered to the right caller only. */
export function publicPart(values: Pick<Settings, 'get'>): Record<string, unknown> {
  const shown = settingKeys.filter((key) => (definitions[key] as { public?: boolean }).public);
  return Object.fromEntries(shown.map((key) => [key, values.get(key)]));
}
