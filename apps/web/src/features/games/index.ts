import { inFile, lazyPart } from '../../platform/lazy/index.ts';

/** The lobby's games; they are below the first screen, so their code loads later. */
export const GamesSection = lazyPart(
  inFile('after-home', async () => (await import('./components/games-section.tsx')).GamesSection),
);

/** The player's rounds, for the records page. */
export const GameRounds = lazyPart(async () => (await import('./components/game-rounds.tsx')).GameRounds);

export { PlatformMenu } from './components/platform-menu.tsx';
