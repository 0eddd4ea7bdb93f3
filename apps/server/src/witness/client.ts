import type { Seal, WitnessStatement } from '@tessera/fairness';
import { localService } from '../local-service/index.ts';

export interface WitnessedSeal {
  readonly statement: WitnessStatement;
  /** Ed25519, hex. */
  readonly signature: string;
}

/** The server's client of the witness process. Errors: `LocalServiceError` with the code named at the call. */
export interface Witness {
  /** Ed25519 key, hex; never the signer's. */
  readonly publicKey: string;
  readonly pid: number | undefined;
  /** Errors: `seal_conflict` (another seal of this draw was seen), `seal_time_off`, `service_down`. */
  countersign(seal: Seal): Promise<WitnessedSeal>;
  /** Moves the witness's clock, in mode `test` only. Error elsewhere: `clock_fixed`. */
  setClockOffset(offsetMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Connects to the witness of a secret folder and starts it as a child process when it does not run yet. */
export async function startWitness(options: {
  readonly dir: string;
  readonly mode: string;
  /**
   * Current offset of the moved clock, ms, in mode `test` only. Without it, the offset last set here is used, which
   * another process may have changed since.
   */
  readonly clockOffset?: () => number;
}): Promise<Witness> {
  let clockOffsetMs: number | undefined;
  const entry = new URL('./main.ts', import.meta.url);
  const service = await localService({ ...options, entry }, async (ask) => {
    // A restarted witness does not know the offset of its clock.
    const offsetMs = options.clockOffset?.() ?? clockOffsetMs;
    if (offsetMs !== undefined) await ask('setClockOffset', { offsetMs });
  });
  return {
    publicKey: (await service.call('publicKey')) as string,
    get pid() {
      return service.pid;
    },
    countersign: (seal) => service.call('countersign', seal) as Promise<WitnessedSeal>,
    async setClockOffset(offsetMs) {
      await service.call('setClockOffset', { offsetMs });
      clockOffsetMs = offsetMs;
    },
    stop: () => service.stop(),
  };
}
