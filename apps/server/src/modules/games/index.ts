/** Games on third-party platforms (trust.md L12, P2): game list, transfers, statements, and the calls of seamless wallets. */

export { transitBook } from './books.ts';
export { gamesModule } from './module.ts';
export { gameMovements } from './movements.ts';
export { gameActions } from './operator-actions.ts';
export { seedGames } from './seed.ts';
export { createGames, type Games } from './service.ts';
