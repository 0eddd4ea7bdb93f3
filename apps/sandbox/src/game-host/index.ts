export { type GameBook, type GamesOptions, hostGames, openGameBook } from './host.ts';
export type { GameLine, SessionLine, StartLine } from './lines.ts';
export { isPlayer, launchOf, openSession } from './pages.ts';
export type { Round, Rounds } from './rounds.ts';
export { statementPage } from './statement.ts';
export type { Taken, Wallet } from './wallet.ts';
