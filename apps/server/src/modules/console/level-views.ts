import { dayIn, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import { addDays } from '@tessera/rewards';
import type { Store } from '../../store/index.ts';
import { readLotteries } from '../lotteries/index.ts';
import type { Settings } from '../settings/index.ts';
import { levelsNow, levelsVersions, levelTable, playersByLevel } from '../vip/index.ts';
import { readBars } from '../water-back/index.ts';
import { highestFrom, ratesOn, ratesVersions } from '../water-rates/index.ts';
import { pendingIds } from './command-row.ts';

/** Versions of the rates, and of the levels, that are shown. */
const VERSIONS_MAX = 20;

type View = ConsoleReplyOf<'consoleVipTable'>;

/** The VIP table with who holds which level, the rates of water-back, the versions of both, and the plays that earn none. */
export async function vipTable(store: Store, settings: Settings, now: number): Promise<View> {
  const zone = settings.get('timeZone');
  const today = dayIn(now, zone);
  const rates = await ratesOn(store, today);
  const held = await levelsNow(store);
  const { currency, levels } = levelTable(settings, 'CNY', { levels: held.levels, rates });
  const players = await playersByLevel(store);
  const bars = Map.groupBy(await readBars(store), ({ lottery }) => lottery);
  const lotteries = await readLotteries(store);
  const versions = await ratesVersions(store, VERSIONS_MAX);
  const { fromDay: newest } = versions[0]!;
  const [pendingId] = await pendingIds(store, ['waterback.change'], 'rates');
  return {
    currency,
    levels: levels.map((level) => ({
      level: level.level,
      turnover: level.turnover,
      promotion: level.promotion,
      weekly: level.weekly,
      monthly: level.monthly,
      birthday: level.birthday,
      lotteryPpm: level.lottery_ppm,
      platformPpm: level.platform_ppm,
      freeWithdrawals: level.free_withdrawals,
      withdrawalMax: level.withdrawal_max,
      players: players.get(level.level) ?? 0,
    })),
    ...(await levelHistory(store, { zone, today, now: held.number })),
    highest: { ...(await highestFrom(store, today)) },
    versions: versions.map(({ number, fromDay, by, at, lottery, platform }) => ({
      number,
      from: fromDay,
      by,
      at: at.getTime(),
      isNow: number === rates.number,
      lottery: [...lottery],
      platform: [...platform],
    })),
    firstDay: firstDayOf(newest, today),
    command: pendingId === undefined ? null : Number(pendingId),
    bars: lotteries
      .filter(({ id }) => bars.has(id))
      .map(({ id, name }) => ({
        lottery: id,
        name: { ...name },
        plays: bars.get(id)!.map(({ play }) => play),
      })),
  };
}

/** The earliest first day of a next version: tomorrow, or that of the newest one. */
function firstDayOf(newest: string, today: string): string {
  const tomorrow = addDays(today, 1);
  return newest > tomorrow ? newest : tomorrow;
}

/** The versions of the levels. `now`: number of the one in force. */
async function levelHistory(
  store: Store,
  { zone, today, now }: { readonly zone: string; readonly today: string; readonly now: number },
): Promise<Pick<View, 'levelVersions' | 'newestLevels' | 'levelsFirstDay' | 'levelsCommand'>> {
  const versions = await levelsVersions(store, VERSIONS_MAX);
  const levelVersions = versions.map(({ number, fromAt, by, at }) => ({
    number,
    from: dayIn(fromAt.getTime(), zone),
    by,
    at: at.getTime(),
    isNow: number === now,
  }));
  const [pendingId] = await pendingIds(store, ['vip.change'], 'levels');
  return {
    levelVersions,
    newestLevels: versions[0]!.levels.map(({ level: _, withdrawals, ...money }) => ({
      turnover: printAmount(money.turnover),
      promotion: printAmount(money.promotion),
      weekly: printAmount(money.weekly),
      monthly: printAmount(money.monthly),
      birthday: printAmount(money.birthday),
      withdrawals,
      withdrawalMax: printAmount(money.withdrawalMax),
    })),
    levelsFirstDay: firstDayOf(levelVersions[0]!.from, today),
    levelsCommand: pendingId === undefined ? null : Number(pendingId),
  };
}
