import { inLanguage } from '@tessera/messages/languages';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { Store } from '../../store/index.ts';
import type { GamesParts } from './deps.ts';

export type GameRow = ReplyOf<'gameList'>[number];
type PlatformRow = ReplyOf<'platformList'>[number];

/** One row of `game_platform`. */
export interface Platform {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly language: PlatformRow['language'];
  readonly wallet: PlatformRow['wallet'];
  readonly enabled: boolean;
  readonly maintenance: boolean;
}

/** All enabled platforms, in list order. */
export async function readPlatforms(store: Pick<Store, 'query'>): Promise<readonly Platform[]> {
  const { rows } = await store.query<Platform & Record<string, unknown>>(
    'select id, name, language, wallet, enabled, maintenance from game_platform where enabled order by sort, id',
  );
  return rows;
}

/** Notification that a platform was closed or opened. */
export const PLATFORMS_CHANGED = 'games';

/**
 * Closes a platform or opens it again, on all nodes at once. While it is closed, no game opens, no money is transferred in and
 * no bet is taken; transfers out and wins still work. False when there is no such platform.
 */
export async function closePlatform(
  store: Pick<Store, 'query'>,
  id: string,
  closed: boolean,
): Promise<boolean> {
  const { rowCount } = await store.query('update game_platform set maintenance = $2 where id = $1', [
    id,
    closed,
  ]);
  await store.query('select pg_notify($1, $2)', [PLATFORMS_CHANGED, id]);
  return rowCount === 1;
}

/** One enabled platform. */
export async function findPlatform(store: Pick<Store, 'query'>, id: string): Promise<Platform | undefined> {
  return (await readPlatforms(store)).find((platform) => platform.id === id);
}

/** A row of `game` with the languages of its platform. */
interface StoredGame extends Record<string, unknown> {
  readonly id: string;
  readonly platform: string;
  readonly category: GameRow['category'];
  readonly name: GameRow['name'];
  readonly art: string;
  readonly language: PlatformRow['language'];
  readonly enabled: boolean;
  readonly hot: boolean;
  readonly rtp_ppm: number;
}

/** Games of the enabled platforms. */
export async function readGames(store: Pick<Store, 'query'>): Promise<GameRow[]> {
  const { rows } = await store.query<StoredGame>(
    `select g.id, g.platform, g.category, g.name, g.art, p.language, g.enabled and not p.maintenance as enabled, g.hot, g.rtp_ppm
     from game g join game_platform p on p.id = g.platform where p.enabled order by g.sort, g.id`,
  );
  return rows.map(({ platform, language, ...row }) => ({
    ...row,
    plat: platform,
    language: language.map(({ value }) => value),
  }));
}

/** Whether money can be transferred and games opened on the platform now. */
export function stateOf(
  { platform: connectionOf }: Pick<GamesParts, 'platform'>,
  platform: Platform,
): PlatformRow['state'] {
  if (platform.maintenance) return 'maintenance';
  return connectionOf(platform.id)?.up() ? 'open' : 'down';
}

/** A platform as a row of the list of platforms. */
export function platformRow(
  parts: Pick<GamesParts, 'platform'>,
  platform: Platform,
  language: string,
): PlatformRow {
  const { id, wallet } = platform;
  return {
    id,
    name: textIn(platform.name, language),
    language: platform.language,
    wallet,
    state: stateOf(parts, platform),
  };
}

/** A name in the given language; otherwise in English, otherwise in any language it has. */
export function textIn(name: Readonly<Record<string, string>>, language: string): string {
  return inLanguage(name, language) ?? '';
}
