import { whenIdle } from '../../platform/lazy/index.ts';
import { storage, storedKey } from '../../platform/storage/index.ts';
import type { LotteryDraws } from './due.ts';

/** Age of a lottery's snapshot. */
export interface PictureAge {
  /** When it was last known to be correct, server time, ms. */
  readonly at: number;
  /** Whether it was stored by an earlier visit, because the server was unreachable. */
  readonly kept: boolean;
}

/** Snapshots of lotteries with their ages. */
export interface KnownDraws {
  readonly draws: Readonly<Record<string, LotteryDraws>>;
  readonly ages: Readonly<Record<string, PictureAge>>;
}

/** Snapshots for offline use, stored for a day. */
const DRAWS = storedKey<KnownDraws>('LAST_DRAWS');
/** Updates within this time are written once. */
const GATHER_MS = 2_000;

let waiting: KnownDraws | undefined;

/** Stores the snapshots on the device, after a delay and when the page is idle. */
export function keepDrawsOnDevice(known: KnownDraws): void {
  if (!waiting) setTimeout(() => whenIdle(write), GATHER_MS);
  waiting = known;
}

function write(): void {
  if (waiting) void storage.set(DRAWS, waiting);
  waiting = undefined;
}

/** The stored snapshots of these lotteries. */
export async function keptDraws(lotteries: readonly string[]): Promise<KnownDraws> {
  const kept = await storage.get(DRAWS);
  return asKept(kept ?? { draws: {}, ages: {} }, lotteries);
}

/** Snapshots as stored by an earlier visit: results stay, but the draws on sale then are dropped as unknown. */
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
 * The earliest time at which these snapshots were all correct; `undefined` while they are current: online, and none stored by
 * an earlier visit.
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
