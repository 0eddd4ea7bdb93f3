import { whenIdle } from '../../platform/lazy/index.ts';
import { storage, storedKey } from '../../platform/storage/index.ts';
import type { LotteryDraws } from './due.ts';

/** How far the picture of a lottery can be relied on. */
export interface PictureAge {
  /** When it was last known to be right, server time, ms. */
  readonly at: number;
  /** It comes from an earlier visit, as the service could not be asked. */
  readonly kept: boolean;
}

/** Pictures of lotteries with their ages. */
export interface KnownDraws {
  readonly draws: Readonly<Record<string, LotteryDraws>>;
  readonly ages: Readonly<Record<string, PictureAge>>;
}

/** What can be read without a network, for a day. */
const DRAWS = storedKey<KnownDraws>('LAST_DRAWS');
/** What comes within this time is written once. */
const GATHER_MS = 2_000;

let waiting: KnownDraws | undefined;

/** Keeps the pictures on the device: soon, and when the page has nothing else to do. */
export function keepDrawsOnDevice(known: KnownDraws): void {
  if (!waiting) setTimeout(() => whenIdle(write), GATHER_MS);
  waiting = known;
}

function write(): void {
  if (waiting) void storage.set(DRAWS, waiting);
  waiting = undefined;
}

/** The pictures this device has kept, of those asked for. */
export async function keptDraws(lotteries: readonly string[]): Promise<KnownDraws> {
  const kept = await storage.get(DRAWS);
  return asKept(kept ?? { draws: {}, ages: {} }, lotteries);
}

/** These pictures as an earlier visit left them: results stand, but nobody knows what became of what was on sale then. */
export function asKept({ draws, ages }: KnownDraws, lotteries: readonly string[]): KnownDraws {
  const found = lotteries.flatMap((id) => {
    const [picture, age] = [draws[id], ages[id]];
    return picture && age ? [{ id, picture: { ...picture, current: null, pending: [] }, at: age.at }] : [];
  });
  return {
    draws: Object.fromEntries(found.map(({ id, picture }) => [id, picture])),
    ages: Object.fromEntries(found.map(({ id, at }) => [id, { at, kept: true }])),
  };
}

/**
 * When these pictures as a whole were last right; `undefined` while they are: with a network, and none of them from an earlier
 * visit.
 */
export function staleSince(
  ages: KnownDraws['ages'],
  lotteries: readonly string[],
  online: boolean,
): number | undefined {
  const shown = lotteries.flatMap((id) => ages[id] ?? []);
  if (shown.length === 0 || (online && !shown.some(({ kept }) => kept))) return undefined;
  return Math.min(...shown.map(({ at }) => at));
}
