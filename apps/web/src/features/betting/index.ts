export { addAgain } from './state/add-again.ts';
export { betPrefs, betPrefsReady, setBetPrefs, useBetPrefs } from './state/bet-prefs.ts';
