import type { Lists } from '../../../data/settings/index.ts';

/** A game of the list. */
export type Game = Lists['GAME_LIST'][number];

/** Content of a tab: a category, all games, or the player's favourites. */
export type CategoryChoice = Game['category'] | 'all' | 'favourite';

/** Filter of the displayed games. */
export interface GameFilter {
  readonly category: CategoryChoice;
  /** Slug of a platform; empty for all. */
  readonly platform: string;
  readonly query: string;
}

/** Whether texts match a query. */
export type Finder = (query: string, texts: readonly string[]) => boolean;

/** Categories in list order, without empty ones. */
export function categoriesOf(games: readonly Game[]): readonly Game['category'][] {
  return [...new Set(games.filter(({ enabled }) => enabled).map(({ category }) => category))];
}

/**
 * Games that match the filter, hot ones first, otherwise in list order. A query matches the game's name in any language, its
 * id, or the name of its platform.
 */
export function gamesFor(
  games: readonly Game[],
  { category, platform, query }: GameFilter,
  favourites: readonly string[],
  platformName: (platform: string) => string,
  answers: Finder,
): readonly Game[] {
  return games
    .filter((game) => {
      if (!game.enabled || (platform !== '' && game.platform !== platform)) return false;
      if (
        category === 'favourite'
          ? !favourites.includes(game.id)
          : category !== 'all' && game.category !== category
      )
        return false;
      return (
        query.trim() === '' ||
        answers(query, [game.id, game.platform, platformName(game.platform), ...Object.values(game.name)])
      );
    })
    .toSorted((a, b) => Number(b.hot) - Number(a.hot));
}

/** Games by the ids stored on this device, in that order; removed games are left out. */
export function gamesById(games: readonly Game[], ids: readonly string[]): readonly Game[] {
  return ids.flatMap((id) => games.filter((game) => game.enabled && game.id === id));
}

/** Length of the list of recently played games. */
const RECENT_MAX = 12;

/** The recently played games after one was entered: it comes first. */
export function playedNow(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_MAX);
}

/**
 * The game that "enter game" opens on a platform: the one the dialog was opened for, the one last played there, or the first of
 * the list.
 */
export function gameToEnter(
  games: readonly Game[],
  platform: string,
  asked: string | undefined,
  recent: readonly string[],
): Game | undefined {
  const there = games.filter((game) => game.enabled && game.platform === platform);
  const wanted = [...(asked === undefined ? [] : [asked]), ...recent];
  return gamesById(there, wanted)[0] ?? there[0];
}
