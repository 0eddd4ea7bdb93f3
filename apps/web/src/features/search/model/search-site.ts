import type { Lists } from '../../../data/settings/index.ts';
import type { Params, RouteName } from '../../../platform/navigation/index.ts';

/** A result of the header's search. */
export interface Found {
  readonly id: string;
  /** By language. */
  readonly name: Lists['LOTTERY_LIST'][number]['name'];
  readonly favourite: boolean;
  readonly to: RouteName;
  readonly params: Params;
  /** Only for lotteries. */
  readonly family?: string;
  /** Seconds between its draws; only for lotteries. */
  readonly period_s?: number;
}

/** Maximum number of results of each kind. */
export const FOUND_MAX = 8;
/** Number of suggestions of each kind before anything is typed. */
export const OFFERED_MAX = 4;

/**
 * Offered lotteries and games whose name in any language, id, family or platform matches the query; favourites first, hot games
 * before others, otherwise in list order. A lottery that is not on sale is found too, for its results.
 */
export function searchSite(
  query: string,
  lists: { readonly lotteries: Lists['LOTTERY_LIST']; readonly games: Lists['GAME_LIST'] },
  favourites: { readonly lotteries: readonly string[]; readonly games: readonly string[] },
  answers: (query: string, texts: readonly string[]) => boolean,
): { readonly lotteries: readonly Found[]; readonly games: readonly Found[] } {
  const most = query.trim() === '' ? OFFERED_MAX : FOUND_MAX;
  const lotteries = lists.lotteries
    .filter(({ id, family, name }) => answers(query, [id, family, ...Object.values(name)]))
    .map(({ id, family, name, period_s }): Found => {
      const favourite = favourites.lotteries.includes(id);
      return { id, family, name, period_s, favourite, to: 'lottery', params: { id } };
    });
  const games = lists.games
    .filter(
      ({ enabled, id, platform, name }) => enabled && answers(query, [id, platform, ...Object.values(name)]),
    )
    .toSorted((a, b) => Number(b.hot) - Number(a.hot))
    .map(({ id, platform, name }): Found => {
      const favourite = favourites.games.includes(id);
      return { id, name, favourite, to: 'game-display', params: { plat: platform, game: id } };
    });
  return { lotteries: likedFirst(lotteries).slice(0, most), games: likedFirst(games).slice(0, most) };
}

function likedFirst(found: readonly Found[]): readonly Found[] {
  return found.toSorted((a, b) => Number(b.favourite) - Number(a.favourite));
}
