import { type Descriptor, PROTOCOL_VERSION } from '@tessera/fairness';
import { factsOf, lunarYearOf } from '@tessera/rules';
import { ownChoice } from '../lotteries/index.ts';
import type { DrawsDeps } from './deps.ts';
import type { LotteryRow } from './store.ts';
import type { Slot } from './timetable.ts';
import { dateIn } from './zone.ts';

/** The descriptor fields that every draw has, whatever the source of its numbers. */
export function announcedOf({ rulesHash }: Pick<DrawsDeps, 'rulesHash'>, lottery: LotteryRow, slot: Slot) {
  const house = ownChoice(lottery.house);
  return {
    v: PROTOCOL_VERSION,
    lottery: lottery.id,
    issue: slot.issue,
    family: lottery.family as Descriptor['family'],
    open: slot.openAt,
    close: slot.closeAt,
    rules: rulesHash(lottery.family, house),
    ...(Object.keys(house).length > 0 ? { house } : {}),
    ...yearOf(lottery, slot.drawAt),
  } as const;
}

/** The sign of the lunar year on the date of a draw, as a field of its descriptor; empty for all families without signs. */
export function yearOf(lottery: { family: string; zone: string }, drawAt: number): { year?: string } {
  const isLhc = factsOf(lottery.family)?.shape.form === 'lhc';
  return isLhc ? { year: lunarYearOf(dateIn(lottery.zone, drawAt)) } : {};
}
