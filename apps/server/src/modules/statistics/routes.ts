import { endpoints, type ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type Register } from '../../http/index.ts';
import type { Clock, Store } from '../../store/index.ts';
import {
  type CurrentDraws,
  dateOfZone,
  drawsPerDay,
  type PastResult,
  pastResults,
  spanOfDates,
} from '../draws/index.ts';
import { houseOf, type Lotteries, type Lottery } from '../lotteries/index.ts';
import { figuresOf } from './day.ts';
import { dragonsOf } from './dragon.ts';
import { createHistory, EARLIER, resultsOf } from './history.ts';

export interface StatisticsDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly lotteries: Lotteries;
  readonly currentDraws: CurrentDraws;
}

/** Most draws in one answer. */
const ITEMS_MAX = 2000;
/** Longest span of dates, in days. */
const SPAN_MAX = 31;
/** Most runs in one answer. */
const RUNS_MAX = 200;
const DAY_MS = 86_400_000;

/** Registers the public statistics calls. */
export function statisticsRoutes(register: Register, deps: StatisticsDeps): void {
  const { store, clock, lotteries, currentDraws } = deps;
  const history = createHistory(store, currentDraws);
  const offered = (id: string): Lottery => {
    const lottery = lotteries.find(id);
    if (!lottery?.listed) throw new AppError('not_found');
    return lottery;
  };

  register(endpoints.drawTrend, async ({ lottery: id, count, date, until }) => {
    const lottery = offered(id);
    if (date === undefined) {
      const draws = (await history.of(id)) ?? [];
      return {
        items: draws.slice(0, count).map(itemOf),
        earlier: numbersOf(draws.slice(count, count + EARLIER)),
        cut: false,
      };
    }
    const span = spanOfDates(lottery.zone, date, until);
    if (span.beforeMs <= span.fromMs || span.beforeMs - span.fromMs > SPAN_MAX * DAY_MS)
      throw new AppError('validation_failed', { field: 'until' });
    const draws = await pastResults(store, id, { ...span, limit: ITEMS_MAX + 1 });
    const items = draws.slice(0, ITEMS_MAX);
    const earlier = await pastResults(store, id, {
      beforeMs: items.at(-1)?.drawAt ?? span.fromMs,
      limit: EARLIER,
    });
    return { items: items.map(itemOf), earlier: numbersOf(earlier), cut: draws.length > ITEMS_MAX };
  });

  register(endpoints.drawStatistics, async ({ lottery: id, date: asked }) => {
    const { zone, family, periodS, config } = offered(id);
    const date = asked ?? dateOfZone(zone, await clock.now());
    const { fromMs, beforeMs } = spanOfDates(zone, date);
    const draws = await pastResults(store, id, { fromMs, beforeMs, limit: ITEMS_MAX });
    const results = resultsOf(draws);
    return {
      date,
      from: fromMs,
      until: beforeMs,
      planned: periodS > 0 ? drawsPerDay(periodS) : null,
      drawn: results.length,
      void: draws.length - results.length,
      ...figuresOf(family, results, houseOf(config.house)),
    };
  });

  register(endpoints.drawDragon, async ({ lottery: asked, min }) => {
    const wanted = asked?.map(offered) ?? lotteries.all().filter(({ enabled }) => enabled);
    const runs = await Promise.all(
      wanted.map(async (lottery) =>
        dragonsOf(lottery, (await history.of(lottery.id)) ?? [], houseOf(lottery.config.house)),
      ),
    );
    return runs
      .flat()
      .filter(({ run }) => run >= min)
      .sort((a, b) => b.run - a.run)
      .slice(0, RUNS_MAX);
  });
}

/** A past draw in wire format. */
const itemOf = ({ drawAt, corrected, ...draw }: PastResult) => ({
  ...draw,
  draw_at: drawAt,
  ...(corrected && { corrected: corrected as DrawnNumbers }),
  result: draw.result as DrawnNumbers | null,
});

type Trend = ReplyOf<'drawTrend'>;
type DrawnNumbers = Trend['earlier'][number];

const numbersOf = (draws: readonly PastResult[]) => resultsOf(draws) as DrawnNumbers[];
