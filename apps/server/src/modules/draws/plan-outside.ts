import { documentHash, type OutsideDescriptor } from '@tessera/fairness';
import type { Tx } from '../../store/index.ts';
import { announcedOf } from './announced.ts';
import type { DrawsDeps } from './deps.ts';
import type { KnownFeed } from './feed.ts';
import { appendEntry } from './journal.ts';
import { openJob } from './steps/open-close.ts';
import type { LotteryRow } from './store.ts';
import type { Slot } from './timetable.ts';

/** Plans a draw whose numbers come from outside (D6). `feed` = the source of its result; without it, two operators. */
export async function planOutside(
  deps: DrawsDeps,
  tx: Tx,
  lottery: LotteryRow,
  slot: Slot,
  feed?: KnownFeed,
): Promise<void> {
  const descriptor: OutsideDescriptor = {
    ...announcedOf(deps, lottery, slot),
    source: feed ? 'feed' : 'operator',
    provider: lottery.id,
    drawAt: slot.drawAt,
    ...(feed ? { key: feed.key, ...(feed.simulated ? { simulated: true } : {}) } : {}),
  };
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into draw (id, lottery_id, issue, open_at, close_at, draw_at, descriptor, descriptor_hash)
     values (nextval('id_seq'), $1, $2, $3, $4, $5, $6, decode($7, 'hex')) returning id`,
    [
      lottery.id,
      slot.issue,
      new Date(slot.openAt),
      new Date(slot.closeAt),
      new Date(slot.drawAt),
      JSON.stringify(descriptor),
      documentHash(descriptor),
    ],
  );
  const { id } = rows[0]!;
  await appendEntry(tx, deps.signer, {
    kind: 'descriptor',
    lottery: lottery.id,
    drawId: id,
    document: descriptor,
  });
  await deps.jobs.add(openJob, String(id), slot.openAt, {}, tx);
}
