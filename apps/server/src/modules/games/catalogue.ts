import { inLanguage } from '@tessera/messages/languages';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { Store } from '../../store/index.ts';
import type { GamesParts } from './deps.ts';

export type GameRow = ReplyOf<'gameList'>[number];
type PlatRow = ReplyOf<'platList'>[number];

/** One row of `game_plat`. */
export interface Plat {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly language: PlatRow['language'];
  readonly wallet: PlatRow['wallet'];
  readonly enabled: boolean;
  readonly maintenance: boolean;
}

/** All enabled platforms, in list order. */
export async function readPlats(store: Pick<Store, 'query'>): Promise<readonly Plat[]> {
  const { rows } = await store.query<Plat & Record<string, unknown>>(
    'select id, name, language, wallet, enabled, maintenance from game_plat where enabled order by sort, id',
  );
  return rows;
}

/** Notification that a platform was closed or opened. */
export const PLATS_CHANGED = 'games';

/**
 * Closes a platform or opens it again, on all nodes at once. While it is closed, no game opens, no money is transferred in and
 * no bet is taken; transfers out and wins still work. False when there is no such platform.
 */
export async function closePlat(store: Pick<Store, 'query'>, id: string, closed: boolean): Promise<boolean> {
  const { rowCount } = await store.query('update game_plat set maintenance = $2 where id = $1', [id, closed]);
  await store.query('select pg_notify($1, $2)', [PLATS_CHANGED, id]);
  return rowCount === 1;
}

/** One enabled platform. */
export async function findPlat(store: Pick<Store, 'query'>, id: string): Promise<Plat | undefined> {
  return (await readPlats(store)).find((plat) => plat.id === id);
}

/** A row of `game` with the languages of its platform. */
interface StoredGame extends Record<string, unknown> {
  readonly id: string;
  readonly plat: string;
  readonly category: GameRow['category'];
  readonly name: GameRow['name'];
  readonly art: string;
  readonly language: PlatRow['language'];
  readonly enabled: boolean;
  readonly hot: boolean;
  readonly rtp_ppm: number;
}

/** Games of the enabled platforms. */
export async function readGames(store: Pick<Store, 'query'>): Promise<GameRow[]> {
  const { rows } = await store.query<StoredGame>(
    `select g.id, g.plat, g.category, g.name, g.art, p.language, g.enabled and not p.maintenance as enabled, g.hot, g.rtp_ppm
     from game g join game_plat p on p.id = g.plat where p.enabled order by g.sort, g.id`,
  );
  return rows.map((row) => ({ ...row, language: row.language.map(({ value }) => value) }));
}

/** Whether money can be transferred and games opened on the platform now. */
export function stateOf({ platform }: Pick<GamesParts, 'platform'>, plat: Plat): PlatRow['state'] {
  if (plat.maintenance) return 'maintenance';
  return platform(plat.id)?.up() ? 'open' : 'down';
}

/** A platform as a row of `platList`. */
export function platRow(parts: Pick<GamesParts, 'platform'>, plat: Plat, language: string): PlatRow {
  const { id, wallet } = plat;
  return {
    id,
    name: textIn(plat.name, language),
    language: plat.language,
    wallet,
    state: stateOf(parts, plat),
  };
}

/** A name in the given language; otherwise in English, otherwise in any language it has. */
export function textIn(name: Readonly<Record<string, string>>, language: string): string {
  return inLanguage(name, language) ?? '';
}
