import type { Log } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { BeaconClient } from './beacon.ts';

export interface BeaconSaleDeps {
  readonly beacon: Pick<BeaconClient, 'pin'>;
  readonly mode: 'demo' | 'test' | 'production';
  readonly lotteries: Pick<Lotteries, 'suspendWhere'>;
  /** 1 after the beacon was checked, 0 before. */
  readonly ready: { value: number };
  readonly log: Log;
  /** How long a start in production waits for an answer of the beacon, ms. */
  readonly timeoutMs?: number;
}

/** A working beacon answers within a second. The start waits longer for a slow one. */
const timeoutMsDefault = 5_000;

/**
 * Opens Tessera's own lotteries only with a checked beacon (E17). In production the start waits `timeoutMs` for the
 * beacon. Without an answer in that time, the own lotteries are suspended until the beacon answers; everything else is
 * served. In the other modes draws begin as soon as the beacon answers.
 *
 * Errors: throws in production when the beacon is not independent or not known to the protocol. When the beacon answers
 * only after `timeoutMs`, the refusal is logged instead, and the own lotteries sell nothing until the node is started
 * with another beacon.
 */
export async function sellOnBeacon(deps: BeaconSaleDeps): Promise<void> {
  const { beacon, mode, lotteries, ready, log, timeoutMs = timeoutMsDefault } = deps;
  if (mode === 'production' && !(await beacon.pin(timeoutMs))) {
    lotteries.suspendWhere(({ source }) => source === 'verifiable');
    log.error({}, 'the beacon does not answer: our own lotteries sell nothing until it does');
  }
  void beacon.pin().then(
    (known) => {
      if (!known) return;
      ready.value = 1;
      lotteries.suspendWhere(() => false);
    },
    (error: unknown) =>
      log.error({ err: error }, 'the beacon was refused: our own lotteries sell nothing on it'),
  );
}
