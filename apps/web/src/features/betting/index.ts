import { lazyPart } from '../../platform/lazy/index.ts';

export { UnitSwitch } from './components/stake/unit-switch.tsx';
export { addAgain } from './state/add-again.ts';
export { betPrefs, betPrefsReady, rollOvers, setBetPrefs, useBetPrefs } from './state/bet-prefs.ts';

/** Dialog to change the preset amounts of the credit board; usable on any page. */
export const ChipDialog = lazyPart(
  async () => (await import('./components/board/chip-dialog.tsx')).ChipDialog,
);
