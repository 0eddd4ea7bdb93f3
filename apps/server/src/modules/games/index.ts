/** Games on third-party platforms (trust.md L12, P2): game list, transfers, statements, and the calls of seamless wallets. */
export { transitBook } from './books.ts';
export { closePlat } from './catalogue.ts';
export { gameRoutes } from './routes.ts';
export { createGames, type Games } from './service.ts';
