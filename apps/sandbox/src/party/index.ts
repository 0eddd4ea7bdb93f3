export { createParty, fields, type PartyOptions } from './app.ts';
export { runParty } from './run.ts';
