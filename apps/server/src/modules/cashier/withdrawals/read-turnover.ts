import type { Store, Tx } from '../../../store/index.ts';
import type { Settings } from '../../settings/index.ts';
import { readDues, readPlayed } from '../../turnover/index.ts';
import { type TurnoverLine, type TurnoverStep, turnoverOf } from './turnover.ts';

interface Owner {
  readonly userId: bigint;
  readonly currency: string;
}

/** A player's open turnover requirements, from the ledger and their settled bets. */
export async function readTurnover(
  store: Store | Tx,
  { userId, currency }: Owner,
  settings: Settings,
): Promise<TurnoverLine[]> {
  const dues = await readDues(store, { userId, currency });
  if (dues.length === 0) return [];
  // Stakes decided after each deposit and before the next, in our draws and in rounds of game platforms.
  const stakes = await readPlayed(
    store,
    { userId, currency },
    dues.map(({ at }) => at),
  );
  const ppm = { deposit: settings.get('turnoverDepositPpm'), bonus: settings.get('turnoverBonusPpm') };
  const steps = dues.flatMap(({ source, amount }, index): TurnoverStep[] => [
    { source, amount, ppm: ppm[source] },
    { stake: stakes.get(index + 1) ?? 0n },
  ]);
  return turnoverOf(steps);
}
