import type { Descriptor, VerifiableDescriptor } from '@tessera/fairness';
import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { DrawRow } from './store.ts';
import { drawsPerDay, numberOf } from './timetable.ts';

/** One draw in wire format. */
export type DrawView = ReplyOf<'drawList'>['items'][number];

/** Converts a row to wire format. `periodS` 0 = a lottery without a daily count. */
export function drawView(row: DrawRow, periodS: number): DrawView {
  const beacon = (row.descriptor as VerifiableDescriptor | null)?.beacon;
  const number = periodS > 0 ? numberOf(row.issue) : null;
  return {
    id: Number(row.id),
    lottery_id: row.lottery_id,
    issue: row.issue,
    state: row.state,
    open_at: row.open_at.getTime(),
    close_at: row.close_at.getTime(),
    draw_at: row.draw_at.getTime(),
    sealed_at: row.sealed_at?.getTime() ?? null,
    drawn_at: row.drawn_at?.getTime() ?? null,
    number,
    per_day: number === null ? null : drawsPerDay(periodS),
    round: row.round === null ? null : Number(row.round),
    beacon: beacon?.kind ?? null,
    descriptor_hash: row.descriptor_hash?.toString('hex') ?? null,
    result: row.result as DrawView['result'],
    sample: row.sample,
    ...outsideOf(row),
  };
}

/** The fields of a draw whose numbers come from outside; samples name no source. */
function outsideOf(row: DrawRow): Pick<DrawView, 'outside'> {
  const descriptor = row.descriptor as Partial<Descriptor> | null;
  if (descriptor?.source !== 'feed' && descriptor?.source !== 'operator') return {};
  return {
    outside: {
      source: row.result_source ?? descriptor.source,
      simulated: descriptor.source === 'feed' && 'simulated' in descriptor,
      result_pending: row.state === 'sealed' && row.pending_at !== null,
      ...(row.corrected ? { corrected: row.corrected as NonNullable<DrawView['result']> } : {}),
    },
  };
}
