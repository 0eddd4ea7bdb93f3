import { lazyPart } from '../../platform/lazy/index.ts';

/** The lobby's games; they stand below what the first paint shows, so their code comes after it. */
export const GamesSection = lazyPart(
  async () => (await import('./components/games-section.tsx')).GamesSection,
);

/** The player's rounds, for the records. */
export const GameRounds = lazyPart(async () => (await import('./components/game-rounds.tsx')).GameRounds);

export { PlatMenu } from './components/plat-menu.tsx';
export { usePlatTotal } from './components/use-plat-total.ts';
