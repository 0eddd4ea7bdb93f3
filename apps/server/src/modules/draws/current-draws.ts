import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { Store } from '../../store/index.ts';
import { readCurrent } from './store.ts';
import { drawView } from './view.ts';

/** The draw on sale, the draws waiting for a result and the last drawn one, of one lottery. */
export type CurrentDraw = ReplyOf<'drawCurrent'>[number];

/** Cache of the current draws of every lottery in this process. A step on any node drops the entry of its lottery. */
export interface CurrentDraws {
  /** `undefined` for a lottery that does not exist. */
  of(lotteryId: string): Promise<CurrentDraw | undefined>;
  drop(lotteryId: string): void;
  dropAll(): void;
}

export function createCurrentDraws(store: Store): CurrentDraws {
  const kept = new Map<string, Promise<CurrentDraw | undefined>>();
  const read = async (lotteryId: string): Promise<CurrentDraw | undefined> => {
    const { rows } = await store.query<{ period_s: number }>(
      'select period_s from lottery_offer where id = $1 and enabled',
      [lotteryId],
    );
    const period = rows[0]?.period_s;
    if (period === undefined) return undefined;
    const { current, pending, last } = await readCurrent(store, lotteryId);
    return {
      lottery_id: lotteryId,
      current: current ? drawView(current, period) : null,
      pending: pending.map((draw) => drawView(draw, period)),
      last: last ? drawView(last, period) : null,
    };
  };
  return {
    of(lotteryId) {
      const known = kept.get(lotteryId);
      if (known) return known;
      const reading = read(lotteryId);
      kept.set(lotteryId, reading);
      // Failed reads and unknown ids are not cached: ids come from clients.
      reading.then(
        (front) => front ?? kept.delete(lotteryId),
        () => kept.delete(lotteryId),
      );
      return reading;
    },
    drop: (lotteryId) => kept.delete(lotteryId),
    dropAll: () => kept.clear(),
  };
}
