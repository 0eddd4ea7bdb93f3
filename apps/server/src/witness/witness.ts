import { join } from 'node:path';
import {
  documentHash,
  documentPayload,
  drawRef,
  type Seal,
  sealShape,
  type WitnessStatement,
} from '@tessera/fairness';
import {
  complain,
  DamagedRecords,
  LocalServiceError,
  loadSigningKey,
  openRecordLog,
  type RecordLog,
  readShape,
  type ServiceClock,
} from '../local-service/index.ts';

const DAY_MS = 86_400_000;

/**
 * A seal whose own time differs by more than this is refused, so the files of three days show whether a draw was seen. A
 * seal of the same draw that is invented later arrives long after the beacon round and is void for that reason.
 */
export const SEAL_OFF_MAX_MS = 3_600_000;

/** The statements of one UTC day. */
interface Day {
  readonly log: RecordLog;
  readonly seen: Map<string, WitnessStatement>;
}

/**
 * Creates the witness. It states when it saw a seal, for at most one seal of each draw.
 *
 * Every statement is a record of `seals-<UTC day>.jsonl`. It is on disk before it is returned, and never rewritten. While
 * the file of a day is damaged, no seal is signed for a draw that may be recorded in it.
 */
export function createWitness({ dir, clock }: { readonly dir: string; readonly clock: ServiceClock }) {
  const key = loadSigningKey(dir);
  const days = new Map<string, Day | DamagedRecords>();

  const dayOf = (day: string): Day => {
    let known = days.get(day);
    if (known === undefined || (!(known instanceof DamagedRecords) && !known.log.usable)) {
      known = openDay(join(dir, `seals-${day}.jsonl`));
      days.set(day, known);
    }
    if (known instanceof DamagedRecords) throw known;
    return known;
  };

  const stateArrival = (seal: Seal): WitnessStatement => {
    const draw = drawRef(seal);
    const digest = documentHash(seal);
    const now = clock.now();
    const nearby = daysAround(seal.at);
    for (const day of days.keys()) if (!nearby.includes(day)) days.delete(day);
    const earlier = nearby
      .map((day) => dayOf(day).seen.get(draw))
      .find((statement) => statement !== undefined);
    if (earlier?.seal === digest) return earlier;
    if (earlier !== undefined) throw new LocalServiceError('seal_conflict');
    if (Math.abs(now - seal.at) > SEAL_OFF_MAX_MS) throw new LocalServiceError('seal_time_off');
    const statement: WitnessStatement = { v: 'lot/v1', draw, seal: digest, at: now };
    const { log, seen } = dayOf(utcDay(now));
    log.append(statement);
    seen.set(draw, statement);
    return statement;
  };

  return {
    publicKey: key.publicKey,

    /** The signed statement about a seal; a repeated seal gets its first statement again. */
    countersign(input: unknown) {
      const statement = stateArrival(readShape(sealShape, input));
      return { statement, signature: key.sign('witness', documentPayload(statement)) };
    },

    /** Reads the files against which current seals are checked, and logs which are damaged. */
    examine(): void {
      for (const day of daysAround(clock.now())) {
        try {
          dayOf(day);
        } catch (error) {
          if (!(error instanceof LocalServiceError)) throw error;
          complain(error);
        }
      }
    },
  };
}

function openDay(path: string): Day | DamagedRecords {
  try {
    const log = openRecordLog(path);
    const statements = log.opened as readonly WitnessStatement[];
    return { log, seen: new Map(statements.map((statement) => [statement.draw, statement])) };
  } catch (error) {
    if (error instanceof DamagedRecords) return error;
    throw error;
  }
}

const daysAround = (timeMs: number): string[] => [-DAY_MS, 0, DAY_MS].map((shift) => utcDay(timeMs + shift));

const utcDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
