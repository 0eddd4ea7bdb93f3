export { createIdentityApp } from './app.ts';
