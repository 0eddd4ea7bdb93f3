import type { GameId } from './game-ids.ts';
import listed from './platforms.json' with { type: 'json' };

/** Game platforms by id, in list order. `platforms.json` is the only list of them; scripts read it as well. */
export type PlatformId = keyof typeof listed;

export interface GamePlatformFacts {
  /** `transfer`: the platform has a wallet of its own. `seamless`: it plays with the main balance. */
  readonly wallet: 'transfer' | 'seamless';
  /** Port of the simulated platform, counted from the first port of the sandbox (3100). */
  readonly sandboxPlace: number;
  /** Languages of the platform's pages. */
  readonly languages: readonly string[];
  /** The games that it offers, in list order. */
  readonly games: readonly GameId[];
}

/** Facts of each platform. */
// Safe cast: a test compares the file with the type.
export const PLATFORMS = listed as Readonly<Record<PlatformId, GamePlatformFacts>>;

/** All platforms, in list order. */
export const PLATFORM_IDS = Object.keys(listed) as readonly PlatformId[];
