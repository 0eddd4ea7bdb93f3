import { randomBytes } from 'node:crypto';
import { computeDraw, type DrawFamily, documentHash, PROTOCOL_VERSION } from '@tessera/fairness';
import type { Store } from '../../store/index.ts';
import { yearOf } from './announced.ts';
import { pastSlots } from './slots.ts';
import { type LotteryRow, plannedLotteries } from './store.ts';
import type { Slot } from './timetable.ts';

/** Sample draws per lottery created before the first start, so that trends and lists have content. */
const samplesPerLottery = 120;

/**
 * Fills lotteries without draws with sample draws up to `nowMs`. They use the same sampling on random input, are marked
 * `sample` in descriptor and row, and are not part of the public journal. Draws for which `isSold` returns true (arguments:
 * lottery and place from 0) stay `scheduled`, for the seed to sell and settle; the others are settled without bets.
 */
export async function seedHistory(
  store: Store,
  nowMs: number,
  isSold: (lottery: string, place: number) => boolean = () => false,
): Promise<void> {
  for (const lottery of await plannedLotteries(store)) {
    await store.tx(async (tx) => {
      const known = await tx.query('select from draw where lottery_id = $1 limit 1', [lottery.id]);
      if (known.rowCount !== 0) return;
      const samples = pastSlots(lottery, nowMs, samplesPerLottery).map((slot, place) => ({
        ...sampleOf(lottery, slot),
        state: isSold(lottery.id, place) ? 'scheduled' : 'settled',
      }));
      await tx.query(
        `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor, descriptor_hash, result,
           sealed_at, drawn_at, settled_at, sample)
         select nextval('id_seq'), $1, s.issue, s.state, s.open_at, s.close_at, s.draw_at, s.descriptor,
           decode(s.hash, 'hex'), s.result, s.close_at, s.draw_at, s.draw_at, true
         from jsonb_to_recordset($2) as s(issue text, state text, open_at timestamptz, close_at timestamptz, draw_at timestamptz,
           descriptor jsonb, hash text, result jsonb) order by s.draw_at`,
        [lottery.id, JSON.stringify(samples)],
      );
    });
  }
}

function sampleOf(lottery: LotteryRow, slot: Slot) {
  const family = lottery.family as DrawFamily;
  const { year } = yearOf(lottery, slot.drawAt);
  const random = () => randomBytes(32).toString('hex');
  const descriptor = {
    v: PROTOCOL_VERSION,
    lottery: lottery.id,
    issue: slot.issue,
    family,
    open: slot.openAt,
    close: slot.closeAt,
    ...(year === undefined ? {} : { year }),
    sample: true,
  };
  const input = {
    lottery: lottery.id,
    issue: slot.issue,
    seed: random(),
    round: 1,
    randomness: random(),
    betsRoot: random(),
  };
  return {
    issue: slot.issue,
    open_at: new Date(slot.openAt),
    close_at: new Date(slot.closeAt),
    draw_at: new Date(slot.drawAt),
    descriptor,
    hash: documentHash(descriptor),
    result: computeDraw(family, input, year),
  };
}
