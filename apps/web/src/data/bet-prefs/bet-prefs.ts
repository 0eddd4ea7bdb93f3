import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';
import type { Unit } from './units.ts';

/** What happens to the slip when its draw closes. No option places bets. */
export const rollOvers = ['follow', 'clear', 'ask'] as const;
export type RollOver = (typeof rollOvers)[number];
/** Figures shown under the numbers. */
export type Figures = 'miss' | 'heat' | 'off';

/** Betting preferences on this device. */
export interface BetPrefs {
  rollOver: RollOver;
  /** Confirmation before placing. */
  confirm: boolean;
  figures: Figures;
  /** Number of draws used for the figures. */
  range: 30 | 50 | 100;
  /** Buttons above the numbers that pick one in all rows. */
  columns: boolean;
  /** Play ids, newest first, at most {@link RECENT_MAX}. */
  recent: readonly string[];
  unit: Unit;
  rebatePpm: number;
  /** Preset amounts of the credit board, in whole currency units. */
  chips: readonly number[];
  /** One amount for all cells, or an amount per cell. */
  boardMode: 'quick' | 'each';
  /** Single-key shortcuts on desktop. */
  shortcuts: boolean;
  /** Built-in keypad for the multiple on phones; otherwise the device's keyboard. */
  keypad: boolean;
}

/** Maximum number of plays under "frequent". */
export const RECENT_MAX = 6;

const defaults: BetPrefs = {
  rollOver: 'follow',
  confirm: true,
  figures: 'miss',
  range: 50,
  columns: false,
  recent: [],
  unit: 'yuan',
  rebatePpm: 0,
  chips: [5, 10, 50, 100, 500],
  boardMode: 'quick',
  shortcuts: true,
  keypad: true,
};

const KEY = storedKey<Partial<BetPrefs>>('BET_PREFS', lifetime.year);
const store = createStore<BetPrefs>(() => defaults);

/** Resolves when the stored preferences are loaded. */
export const betPrefsReady: Promise<void> = storage.get(KEY).then((kept) => {
  if (kept) store.setState(kept);
});

/** One preference: `const figures = useBetPrefs((prefs) => prefs.figures)`. */
export function useBetPrefs<Part>(select: (prefs: BetPrefs) => Part): Part {
  return useStore(store, select);
}

/** Preferences for code outside React. */
export function betPrefs(): BetPrefs {
  return store.getState();
}

/** Changes preferences immediately and stores them. */
export function setBetPrefs(change: Partial<BetPrefs>): void {
  store.setState(change);
  void storage.set(KEY, store.getState());
}

/** Moves a play to the front of the frequent ones. */
export function noteRecent(playId: string): void {
  const { recent } = store.getState();
  if (recent[0] === playId) return;
  setBetPrefs({ recent: [playId, ...recent.filter((id) => id !== playId)].slice(0, RECENT_MAX) });
}
