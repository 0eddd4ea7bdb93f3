export { createFeedApp } from './app.ts';
