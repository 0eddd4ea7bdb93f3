export { createPushApp } from './app.ts';
