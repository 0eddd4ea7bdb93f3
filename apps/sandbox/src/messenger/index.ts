export { createMessengerApp } from './app.ts';
