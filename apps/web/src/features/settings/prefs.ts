import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';

/** Preferences of this device (R3.2). The language has a place of its own, as its texts are cached beside it. */
export interface Prefs {
  /** Chosen theme; absent until one is chosen (R4.8). */
  theme?: string;
  sound: { close: boolean; draw: boolean; win: boolean; chat: boolean };
  /** 0 to 1. */
  volume: number;
  alert: { bet: boolean; win: boolean };
  /** Login name to put into the form; empty when the player did not want it kept. */
  rememberedName: string;
  /** This browser holds a device credential for that name (A13). */
  remembered: boolean;
  /** Disk by lottery id; absent means `tradition`. */
  disk: Readonly<Record<string, 'tradition' | 'credit'>>;
  /** Last played item by lottery id. */
  played: Readonly<Record<string, string>>;
  /** Lottery that was bet on last; empty for none. */
  lastLottery: string;
  /** Amounts are shown as dots everywhere. */
  hideAmounts: boolean;
  /** Favourite lotteries, in the player's order. */
  favourites: readonly string[];
  /** Favourite games, by id. */
  favouriteGames: readonly string[];
  /** Games entered lately, the last one first. */
  recentGames: readonly string[];
  /** Third-party games may be heard. */
  gameSound: boolean;
  /** Colour-blind aid for balls. */
  colourAid: boolean;
  /** Nothing moves by itself. */
  still: boolean;
  /** Light theme that gives way to the dark one while the system is dark; empty: the system does not decide. */
  followSystem: string;
  /** Lower rows and controls, on the desktop. */
  compact: boolean;
  textSize: TextSize;
  /** What closes the page at the bottom is mirrored for the left hand, on phones. */
  leftHand: boolean;
  /** The device may answer with a short buzz. */
  haptics: boolean;
  /** Says when a favourite lottery is about to close. */
  reminders: boolean;
  /** The three cards of the first session were read or skipped. */
  firstStepsSeen: boolean;
}

/** Size of everything that is read, percent. */
export const textSizes = [100, 112, 125] as const;
export type TextSize = (typeof textSizes)[number];

export const defaultPrefs: Prefs = {
  sound: { close: true, draw: true, win: true, chat: true },
  volume: 1,
  alert: { bet: true, win: true },
  rememberedName: '',
  remembered: false,
  disk: {},
  played: {},
  lastLottery: '',
  hideAmounts: false,
  favourites: [],
  favouriteGames: [],
  recentGames: [],
  gameSound: false,
  colourAid: false,
  still: false,
  followSystem: '',
  compact: false,
  textSize: 100,
  leftHand: false,
  haptics: true,
  reminders: false,
  firstStepsSeen: false,
};

/** Also read by the boot module, under this name. */
const PREFS = storedKey<Partial<Prefs>>('PREFS', lifetime.year);

const prefsStore = createStore<Prefs>(() => defaultPrefs);

/** Reads the preferences kept on this device; what an older build did not know has its default. */
export async function loadPrefs(): Promise<void> {
  prefsStore.setState({ ...defaultPrefs, ...(await storage.get(PREFS)) });
}

/** Changes preferences, at once and for later visits. */
export function setPrefs(change: Partial<Prefs>): void {
  prefsStore.setState(change);
  void storage.set(PREFS, prefsStore.getState());
}

/** Preferences for code outside React. */
export function prefs(): Prefs {
  return prefsStore.getState();
}

/** One preference: `const hidden = usePrefs((prefs) => prefs.hideAmounts)`. */
export function usePrefs<Part>(select: (prefs: Prefs) => Part): Part {
  return useStore(prefsStore, select);
}
