export { createSeamlessGamesApp } from './app.ts';
