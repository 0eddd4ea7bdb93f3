/** The games of each simulated platform, by id. */
export const PLATFORM_GAMES = {
  aurora: ['crash', 'dice', 'mines', 'plinko'],
  harbor: ['fruit', 'dragon', 'baccarat', 'fishing'],
} as const;

export type PlatformId = keyof typeof PLATFORM_GAMES;
export type GameId = (typeof PLATFORM_GAMES)[PlatformId][number];

/** All games, ordered by platform. */
export const GAME_IDS: readonly GameId[] = Object.values(PLATFORM_GAMES).flat();

export const isGameId = (value: unknown): value is GameId => GAME_IDS.some((id) => id === value);

/** Languages of a platform's pages. */
export const PLATFORM_LANGUAGES = {
  aurora: ['zhCn', 'enUs', 'viVn'],
  harbor: ['zhCn', 'enUs'],
} as const satisfies Record<PlatformId, readonly string[]>;
