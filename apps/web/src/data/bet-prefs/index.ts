export {
  betPrefs,
  betPrefsReady,
  type Figures,
  noteRecent,
  rollOvers,
  setBetPrefs,
  useBetPrefs,
} from './bet-prefs.ts';
export { nextUnit, type Unit, unitOf, unitStakeOf, units } from './units.ts';
