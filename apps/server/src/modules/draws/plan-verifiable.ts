import {
  type Beacon,
  type EpochDocument,
  firstRoundFrom,
  LEAD_MIN_MS,
  PROTOCOL_VERSION,
  type VerifiableDescriptor,
} from '@tessera/fairness';
import type { EpochState } from '../../signer/index.ts';
import type { Tx } from '../../store/index.ts';
import { announcedOf } from './announced.ts';
import type { DrawsDeps } from './deps.ts';
import { appendEntry } from './journal.ts';
import { openJob } from './steps/open-close.ts';
import type { LotteryRow } from './store.ts';
import type { Slot } from './timetable.ts';

/** Plans a draw of `lot/v1`: seed chain, descriptor and journal. */
export async function planVerifiable(
  deps: DrawsDeps,
  tx: Tx,
  lottery: LotteryRow,
  slot: Slot,
  beacon: Beacon,
): Promise<void> {
  const epoch = await deps.signer.openEpoch(lottery.id);
  const epochId = await epochRow(deps, tx, lottery, epoch);
  const descriptor: VerifiableDescriptor = {
    ...announcedOf(deps, lottery, slot),
    source: 'verifiable',
    epoch: epoch.epoch,
    // A registration whose transaction was rolled back has used up its seed; the draw takes the next one.
    index: epoch.registered + 1,
    commitment: epoch.commitment,
    lead: LEAD_MIN_MS,
    beacon,
    round: firstRoundFrom(beacon, slot.closeAt + LEAD_MIN_MS),
  };
  const hash = await deps.signer.registerDraw(descriptor);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into draw (id, lottery_id, issue, epoch_id, seq, open_at, close_at, draw_at, round, descriptor, descriptor_hash)
     values (nextval('id_seq'), $1, $2, $3, $4, $5, $6, $7, $8, $9, decode($10, 'hex')) returning id`,
    [
      lottery.id,
      slot.issue,
      epochId,
      descriptor.index,
      new Date(slot.openAt),
      new Date(slot.closeAt),
      new Date(slot.drawAt),
      descriptor.round,
      JSON.stringify(descriptor),
      hash,
    ],
  );
  const { id } = rows[0]!;
  await tx.query('update epoch set used = $2 where id = $1', [epochId, descriptor.index]);
  await appendEntry(tx, deps.signer, {
    kind: 'descriptor',
    lottery: lottery.id,
    drawId: id,
    document: descriptor,
  });
  await deps.jobs.add(openJob, String(id), slot.openAt, {}, tx);
}

/** The epoch's row. A new epoch is journaled with its commitment before any of its draws. */
async function epochRow(deps: DrawsDeps, tx: Tx, lottery: LotteryRow, epoch: EpochState): Promise<bigint> {
  const known = await tx.query<{ id: bigint; commitment: Buffer }>(
    'select id, commitment from epoch where lottery_id = $1 and number = $2',
    [lottery.id, epoch.epoch],
  );
  if (known.rows[0]) {
    if (known.rows[0].commitment.toString('hex') !== epoch.commitment) {
      throw new Error(
        `The signer has a different seed chain for ${lottery.id} than the journal: is its folder the right one?`,
      );
    }
    return known.rows[0].id;
  }
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into epoch (id, lottery_id, number, length, commitment, at)
     values (nextval('id_seq'), $1, $2, $3, decode($4, 'hex'), app_now()) returning id`,
    [lottery.id, epoch.epoch, epoch.draws, epoch.commitment],
  );
  const document: EpochDocument = {
    v: PROTOCOL_VERSION,
    lottery: lottery.id,
    epoch: epoch.epoch,
    commitment: epoch.commitment,
    draws: epoch.draws,
    signer: deps.signer.publicKey,
  };
  await appendEntry(tx, deps.signer, { kind: 'epoch', lottery: lottery.id, document });
  return rows[0]!.id;
}
