import { setImmediate as nextTurn } from 'node:timers/promises';
import { rateBounds } from '@tessera/protocol/console-permissions';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { highestChain } from '../../commission/index.ts';
import { readLotteries } from '../../lotteries/index.ts';
import type { Settings } from '../../settings/index.ts';
import { tooNarrow } from '../../water-back/index.ts';
import {
  addRates,
  type HighestRates,
  highestFrom,
  type Rates,
  type RatesVersion,
  ratesVersions,
} from '../../water-rates/index.ts';
import { requireFirstDay } from './first-day.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const rates = z.array(z.int().min(0).max(rateBounds.maxPpm)).length(rateBounds.levels);
const payloadOf = z.strictObject({ from: z.iso.date(), lottery: rates, platform: rates });

/** Items that a refusal names. */
const NAMED_MAX = 10;

export interface WaterBackKindDeps {
  readonly settings: Pick<Settings, 'get'>;
}

/**
 * Other rates of water-back, from a day to come on. Days that have begun keep theirs. Errors: `command_invalid` for a day that has begun or lies
 * before the newest version, and for a level with less than the one below; `water_back_edge` when a play or a platform would give back
 * more than its edge.
 */
export const waterBackChange = ({ settings }: WaterBackKindDeps): CommandKind => ({
  action: 'waterback.change',
  async prospect(tx, { target, payload }) {
    const newest = await read(tx, target);
    const { from, ...after } = readPayload(payloadOf, payload);
    const zone = settings.get('timeZone');
    const today = await requireFirstDay(tx, from, { zone, newest: newest.fromDay });
    if (!isRising(after.lottery) || !isRising(after.platform))
      throw invalid('a level has less than the one below');
    if (isSame(newest, after)) throw new AppError('command_same');
    await requireRoom(tx, {
      day: today,
      before: await highestFrom(tx, today),
      after: highestOf(after),
      settings,
    });
    return {
      targetVersion: String(newest.number),
      before: shownOf(newest.fromDay, newest),
      after: shownOf(from, after),
    };
  },
  async now(tx, target) {
    const newest = await read(tx, target);
    return { targetVersion: String(newest.number), value: shownOf(newest.fromDay, newest) };
  },
  async apply(tx, { payload, signers }) {
    const { from, ...after } = readPayload(payloadOf, payload);
    await addRates(tx, { ...after, fromDay: from, by: signers.map(({ name }) => name).join(' and ') });
  },
});

/** The newest version. Errors: `not_found`. */
async function read(tx: Tx, target: string): Promise<RatesVersion> {
  if (target !== 'rates') throw new AppError('not_found');
  return (await ratesVersions(tx, 1))[0]!;
}

/** Errors: `water_back_edge`, with what would have no room. */
async function requireRoom(
  tx: Tx,
  {
    day,
    before,
    after,
    settings,
  }: { day: string; before: HighestRates; after: HighestRates } & WaterBackKindDeps,
): Promise<void> {
  const { rows: platforms } = await tx.query<{ platform: string; rtpPpm: number }>(
    'select platform, rtp_ppm as "rtpPpm" from platform_return',
  );
  const chain = await highestChain(tx, day, settings);
  const rates = { before, after, chain };
  const narrow = [...tooNarrow([], platforms, rates)];
  for (const lottery of await readLotteries(tx)) {
    // The edges of one lottery are some milliseconds of work.
    await nextTurn();
    narrow.push(...tooNarrow([lottery], [], rates));
  }
  if (narrow.length === 0) return;
  const items = narrow.slice(0, NAMED_MAX).map(({ of, room }) => ({ of, room }));
  const reason = items.map(({ of, room }) => `${of}: ${room} ppm`).join('; ');
  throw new AppError('water_back_edge', { reason, items, count: narrow.length });
}

const highestOf = ({ lottery, platform }: Rates): HighestRates => ({
  lottery: lottery.at(-1)!,
  platform: platform.at(-1)!,
});
const isRising = (column: readonly number[]): boolean =>
  column.every((ppm, at) => at === 0 || ppm >= column[at - 1]!);
const isSame = (one: Rates, other: Rates): boolean =>
  one.lottery.join() === other.lottery.join() && one.platform.join() === other.platform.join();

/** Rates by level, in ppm, one level a line. */
const shownOf = (from: string, { lottery, platform }: Rates): Readonly<Record<string, unknown>> => ({
  from,
  ...Object.fromEntries(
    lottery.map((ppm, at) => [`VIP ${at + 1}`, { lottery: ppm, platform: platform[at]! }]),
  ),
});
