import { type Again, defineLongJob } from '../../store/index.ts';

/** Transfers that wait for the platform's answer. */
interface PendingTransfers {
  /** Asks for the state of a transfer, whose job was due at `runAt` (ms). Returns when to ask again if it is still pending. */
  look(id: bigint, runAt: number): Promise<Again | undefined>;
}

/** Asks for the state of a transfer that was not confirmed at once; key: its id. */
export const transferJob = defineLongJob('games.transfer', {
  slow: true,
  run: ({ transfers }: { readonly transfers: PendingTransfers }, { key, runAt }) =>
    transfers.look(BigInt(key), runAt),
});
