export { addAgain } from './state/add-again.ts';
export { shortcutsWanted } from './state/bet-prefs.ts';
