export { createTransferGamesApp } from './app.ts';
