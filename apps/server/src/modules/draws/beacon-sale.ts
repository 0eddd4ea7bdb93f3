import type { Log } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { BeaconClient } from './beacon.ts';

export interface BeaconSaleDeps {
  readonly beacon: Pick<BeaconClient, 'pin'>;
  readonly mode: 'demo' | 'test' | 'production';
  readonly lotteries: Pick<Lotteries, 'suspendWhere'>;
  /** 1 once the beacon was checked, 0 before. */
  readonly ready: { value: number };
  readonly log: Log;
  /** How long a start of production waits for an answer of the beacon, ms. */
  readonly patienceMs?: number;
}

/** A beacon that runs answers within a second; a start waits a little for one that is just slow. */
const patienceMsDefault = 5_000;

/**
 * Lets lotteries of ours sell only on a beacon that was checked (E17). Production waits a few seconds for it and then
 * goes on without: those lotteries are suspended until it answers, and everything else is served. Other modes begin to draw as
 * soon as it answers.
 *
 * Errors: throws when production is answered by a beacon that is not independent, or none the protocol knows. One that turns
 * out so later is logged, and nothing is sold until the node is started with another.
 */
export async function sellOnBeacon(deps: BeaconSaleDeps): Promise<void> {
  const { beacon, mode, lotteries, ready, log, patienceMs = patienceMsDefault } = deps;
  if (mode === 'production' && !(await beacon.pin(patienceMs))) {
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
