/** All games. */
export const GAME_IDS = [
  'crash',
  'dice',
  'mines',
  'plinko',
  'fruit',
  'dragon',
  'baccarat',
  'fishing',
] as const;

export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (value: unknown): value is GameId => GAME_IDS.some((id) => id === value);
