import { storage, storedKey } from '../../platform/storage/index.ts';
import type { KnownDraws } from './known-draws.ts';

/** Snapshots for offline use, stored for a day. */
const DRAWS = storedKey<KnownDraws>('LAST_DRAWS');
/** Stores the snapshots on the device. */
export function keepDrawsOnDevice(known: KnownDraws): Promise<void> {
  return storage.set(DRAWS, known);
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
