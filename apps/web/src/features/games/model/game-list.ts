import type { Lists } from '../../settings/index.ts';

/** A game of the list. */
export type Game = Lists['GAME_LIST'][number];

/** What a tab shows: a category, all games, or the player's favourites. */
export type CategoryChoice = Game['category'] | 'all' | 'favourite';

/** What the games on show are chosen by. */
export interface GameFilter {
  readonly category: CategoryChoice;
  /** Slug of a platform; empty for all. */
  readonly plat: string;
  readonly query: string;
}

/** Tells whether texts answer to a query. */
export type Finder = (query: string, texts: readonly string[]) => boolean;

/** Categories in the order of the list, those without a game left out. */
export function categoriesOf(games: readonly Game[]): readonly Game['category'][] {
  return [...new Set(games.filter(({ enabled }) => enabled).map(({ category }) => category))];
}

/**
 * Games that fit the filter, hot ones first and otherwise in the order of the list. A query is answered by the game's name in
 * any language, its id, and the name of its platform.
 */
export function gamesFor(
  games: readonly Game[],
  { category, plat, query }: GameFilter,
  favourites: readonly string[],
  platName: (plat: string) => string,
  answers: Finder,
): readonly Game[] {
  return games
    .filter((game) => {
      if (!game.enabled || (plat !== '' && game.plat !== plat)) return false;
      if (
        category === 'favourite'
          ? !favourites.includes(game.id)
          : category !== 'all' && game.category !== category
      )
        return false;
      return (
        query.trim() === '' ||
        answers(query, [game.id, game.plat, platName(game.plat), ...Object.values(game.name)])
      );
    })
    .toSorted((a, b) => Number(b.hot) - Number(a.hot));
}

/** Games by the ids a device remembers, in their order; those that are gone are left out. */
export function gamesById(games: readonly Game[], ids: readonly string[]): readonly Game[] {
  return ids.flatMap((id) => games.filter((game) => game.enabled && game.id === id));
}

/** How many games "played lately" remembers. */
const RECENT_MAX = 12;

/** The games played lately after one was entered: it comes first. */
export function playedNow(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_MAX);
}

/**
 * The game "enter game" leads to from a platform: the one the dialog was opened for, the one played last there, or the first
 * of the list.
 */
export function gameToEnter(
  games: readonly Game[],
  plat: string,
  asked: string | undefined,
  recent: readonly string[],
): Game | undefined {
  const there = games.filter((game) => game.enabled && game.plat === plat);
  const wanted = [...(asked === undefined ? [] : [asked]), ...recent];
  return gamesById(there, wanted)[0] ?? there[0];
}

/** The favourites after a press on a star. */
export function toggled(favourites: readonly string[], id: string): readonly string[] {
  return favourites.includes(id) ? favourites.filter((other) => other !== id) : [...favourites, id];
}
