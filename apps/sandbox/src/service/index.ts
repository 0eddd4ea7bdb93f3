export { createServiceApp } from './app.ts';
