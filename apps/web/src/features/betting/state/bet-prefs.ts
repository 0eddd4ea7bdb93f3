import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lifetime, storage, storedKey } from '../../../platform/storage/index.ts';
import type { Unit } from '../model/units.ts';

/** What happens to the slip when the draw it was made for closes (`design.md` 4.3 A). Nothing is ever sent by itself. */
export const rollOvers = ['follow', 'clear', 'ask'] as const;
export type RollOver = (typeof rollOvers)[number];
/** What stands under the numbers. */
export type Figures = 'miss' | 'heat' | 'off';

/** How this device's player likes to bet. */
export interface BetPrefs {
  rollOver: RollOver;
  /** Ask before placing. */
  confirm: boolean;
  figures: Figures;
  /** Draws the figures look back over. */
  range: 30 | 50 | 100;
  /** Newest first, at most {@link RECENT_MAX} played ids. */
  recent: readonly string[];
  unit: Unit;
  rebatePpm: number;
  /** Preset amounts of the credit board, whole units of the currency. */
  chips: readonly number[];
  /** One amount for all cells, or an amount in each. */
  boardMode: 'quick' | 'each';
  /** Single-key shortcuts of the desktop. */
  shortcuts: boolean;
  /** A pad of our own for the multiple, on phones; otherwise the device's keyboard. */
  keypad: boolean;
}

/** Plays kept under "frequent". */
export const RECENT_MAX = 6;

const defaults: BetPrefs = {
  rollOver: 'follow',
  confirm: true,
  figures: 'miss',
  range: 50,
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

/** Resolves when what was kept on this device is in use. */
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

/** Changes preferences, at once and for later visits. */
export function setBetPrefs(change: Partial<BetPrefs>): void {
  store.setState(change);
  void storage.set(KEY, store.getState());
}

/** Puts a play at the front of the frequent ones. */
export function noteRecent(playedId: string): void {
  const { recent } = store.getState();
  if (recent[0] === playedId) return;
  setBetPrefs({ recent: [playedId, ...recent.filter((id) => id !== playedId)].slice(0, RECENT_MAX) });
}
