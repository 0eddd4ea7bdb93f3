export { addAgain } from './state/add-again.ts';
export { betPrefs, betPrefsReady } from './state/bet-prefs.ts';
