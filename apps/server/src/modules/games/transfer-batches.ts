import { createBatchQueue, runOrSplit } from '../../store/index.ts';
import { refusalOf } from '../ledger/index.ts';
import type { GamesParts } from './deps.ts';
import { endWithin, type Stranded } from './transfer-end.ts';
import { transferJob } from './transfer-job.ts';
import { type BeginRow, beginTransfers, type EndRow, type NewTransfer } from './transfer-store.ts';

/** Begins and ends transfers in batches, many per transaction. Each promise resolves after its commit (M4). */
export interface TransferBatches {
  /** Errors: `platform_maintenance` while money writes are frozen. */
  begin(order: NewTransfer): Promise<BeginRow>;
  /** `refusal` is the platform's code, undefined if the transfer is done. Errors: as `begin`. */
  end(ref: string, refusal: string | undefined): Promise<EndRow>;
}

/** Delay before the first status request for a transfer that is still pending. */
export const FIRST_LOOK_MS = 5_000;
/** One transaction runs while the next batch is prepared or the previous one's rows are processed here. */
const LANES = 2;
const TRANSFERS_MAX = 128;
/** From this many waiting transfers on, a second batch pays off. */
const SHARED = 16;

type Waiting<T> = T & { readonly weight: 1 };

export function createTransferBatches(
  { store, clock, jobs }: Pick<GamesParts, 'store' | 'clock' | 'jobs'>,
  stranded: Stranded,
): TransferBatches {
  const begin = (orders: readonly NewTransfer[]) =>
    store.tx(async (tx) => {
      const rows = await beginTransfers(tx, orders);
      const begun = rows.flatMap((row) => (row.code === null && row.batch !== null ? [String(row.id)] : []));
      if (begun.length > 0) await jobs.add(transferJob, begun, clock.local() + FIRST_LOOK_MS, {}, tx);
      return rows;
    });
  const end = (ends: readonly { ref: string; refusal: string | undefined }[]) =>
    store.tx((tx) => endWithin(tx, { jobs }, ends, stranded));

  const beginnings = createBatchQueue<Waiting<NewTransfer>, BeginRow>({
    lanes: LANES,
    room: TRANSFERS_MAX,
    shared: SHARED,
    run: (batch) => runOrSplit(begin, batch, refusalOf),
  });
  const ends = createBatchQueue<Waiting<{ ref: string; refusal: string | undefined }>, EndRow>({
    lanes: LANES,
    room: TRANSFERS_MAX,
    shared: SHARED,
    run: (batch) => runOrSplit(end, batch, refusalOf),
  });
  return {
    begin: (order) => beginnings.submit({ ...order, weight: 1 }),
    end: (ref, refusal) => ends.submit({ ref, refusal, weight: 1 }),
  };
}
