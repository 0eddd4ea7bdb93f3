import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';

/** Preferences of this device (R3.2). The language is stored separately, beside its cached texts. */
export interface Prefs {
  /** Selected theme; absent until one is selected (R4.8). */
  theme?: string;
  sound: { close: boolean; draw: boolean; win: boolean; chat: boolean };
  /** 0 to 1. */
  volume: number;
  alert: { bet: boolean; win: boolean };
  /** Login name to prefill; empty if the player does not want it stored. */
  rememberedName: string;
  /** Whether this browser has a device credential for that name (A13). */
  remembered: boolean;
  /** Board by lottery id; absent means `tradition`. */
  board: Readonly<Record<string, 'tradition' | 'credit'>>;
  /** Last play by lottery id. */
  play: Readonly<Record<string, string>>;
  /** Lottery of the last bet; empty for none. */
  lastLottery: string;
  /** Amounts are displayed as dots everywhere. */
  hideAmounts: boolean;
  /** Favourite lotteries, in the player's order. */
  favourites: readonly string[];
  /** Favourite games, by id. */
  favouriteGames: readonly string[];
  /** Recently entered games, the latest first. */
  recentGames: readonly string[];
  /** Third-party games may play sound. */
  gameSound: boolean;
  /** Colour-blind aid for balls. */
  colourAid: boolean;
  /** Disables animations. */
  still: boolean;
  /**
   * Light theme used while the system is light; the dark theme replaces it while the system is dark. Empty: the system theme is
   * not followed.
   */
  followSystem: string;
  /** Lower rows and controls, on desktop. */
  compact: boolean;
  textSize: TextSize;
  /** The bar at the bottom of a page is mirrored for the left hand, on phones. */
  leftHand: boolean;
  /** The device may vibrate as feedback. */
  haptics: boolean;
  /** Reminds the player when a favourite lottery is about to close. */
  reminders: boolean;
  /** Who accepted which terms on this device: their version and a login name, in one text. */
  acceptedTerms: readonly string[];
  /** The three introduction cards of the first session were read or skipped. */
  firstStepsSeen: boolean;
  /** The player does not want to be offered to put the site on this device. */
  installLeft: boolean;
}

/** Text sizes, percent. */
export const textSizes = [100, 112, 125] as const;
export type TextSize = (typeof textSizes)[number];

export const defaultPrefs: Prefs = {
  sound: { close: true, draw: true, win: true, chat: true },
  volume: 1,
  alert: { bet: true, win: true },
  rememberedName: '',
  remembered: false,
  board: {},
  play: {},
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
  acceptedTerms: [],
  firstStepsSeen: false,
  installLeft: false,
};

/** The boot module also reads this key. */
const PREFS = storedKey<Partial<Prefs>>('PREFS', lifetime.year);

const prefsStore = createStore<Prefs>(() => defaultPrefs);

/** Loads the preferences of this device; missing ones get their defaults. */
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

/** Selects a preference: `const hidden = usePrefs((prefs) => prefs.hideAmounts)`. */
export function usePrefs<Part>(select: (prefs: Prefs) => Part): Part {
  return useStore(prefsStore, select);
}
