import { createHash } from 'node:crypto';
import { endpoints, type ReplyOf } from '@tessera/protocol/endpoints';
import type { NodeChannels, Store } from '../../store/index.ts';
import { inTurn } from './in-turn.ts';

/** Keys of R3.6, as declared by the endpoint. */
const cacheKeys = endpoints.cacheVersion.reply.keyType.options;
export type CacheKey = keyof ReplyOf<'cacheVersion'>;
/** Version of each list as text; it increases when the list's content changes. */
export type CacheVersionMap = Readonly<Record<CacheKey, string>>;

/** Versions of the lists that clients cache (R3.6). */
export interface CacheVersions {
  all(): CacheVersionMap;
  /** Reports the content of a list: its version increases only if the content has changed. */
  stamp(key: CacheKey, content: unknown): Promise<void>;
  /** Calls `prepare` with changed versions before they are told to anybody, on every node. */
  beforeChange(prepare: (changed: Readonly<Partial<CacheVersionMap>>) => Promise<void>): void;
  /** Calls `handler` with the changed versions, on every node. */
  onChange(handler: (changed: Readonly<Partial<CacheVersionMap>>) => void): void;
}

const CHANNEL = 'cache_version';

/** Reads the versions and follows changes from other nodes. */
export async function createCacheVersions(store: Store, nodeChannels: NodeChannels): Promise<CacheVersions> {
  const handlers: ((changed: Partial<CacheVersionMap>) => void)[] = [];
  const preparing: ((changed: Partial<CacheVersionMap>) => Promise<void>)[] = [];
  let versions = await load(store);
  const reload = inTurn(async () => {
    const now = await load(store);
    const keys = cacheKeys.filter((key) => now[key] !== versions[key]);
    if (keys.length === 0) return;
    const changed = Object.fromEntries(keys.map((key) => [key, now[key]]));
    for (const prepare of preparing) await prepare(changed);
    versions = now;
    for (const handler of handlers) handler(changed);
  });
  await nodeChannels.listen(CHANNEL, reload);
  // If the database is down again, nothing can be read; the next reconnect reloads.
  nodeChannels.onReconnect(() => void reload().catch(() => {}));
  return {
    all: () => versions,
    beforeChange: (prepare) => {
      preparing.push(prepare);
    },
    onChange: (handler) => {
      handlers.push(handler);
    },
    async stamp(key, content) {
      const digest = createHash('sha256').update(JSON.stringify(content, plain)).digest('hex').slice(0, 32);
      const { rowCount } = await store.query(
        `insert into cache_version (key, digest) values ($1, $2)
         on conflict (key) do update set digest = excluded.digest, version = cache_version.version + 1
         where cache_version.digest <> excluded.digest`,
        [key, digest],
      );
      if (!rowCount) return;
      await nodeChannels.notify(CHANNEL, key);
      await reload();
    },
  };
}

/** JSON has no bigint; amounts are bigint. */
function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

async function load(store: Store): Promise<CacheVersionMap> {
  const { rows } = await store.query<{ key: string; version: bigint }>(
    'select key, version from cache_version',
  );
  const known = new Map(rows.map(({ key, version }) => [key, String(version)]));
  return Object.fromEntries(cacheKeys.map((key) => [key, known.get(key) ?? '0'])) as CacheVersionMap;
}
