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
  appendDurably,
  LocalServiceError,
  loadSigningKey,
  readLines,
  readShape,
  type ServiceClock,
} from '../local-service/index.ts';

const DAY_MS = 86_400_000;

/**
 * A seal whose own time is further off than this is refused, so that the files of three days tell whether a
 * draw was seen. A seal of the same draw made up later arrives long after its beacon round and is void by that.
 */
export const SEAL_OFF_MAX_MS = 3_600_000;

/**
 * Says when it saw a seal, and never says it of two seals of one draw.
 *
 * Every statement is a line of `seals-<UTC day>.jsonl`, on disk before it is given out, and never rewritten.
 */
export function createWitness({ dir, clock }: { readonly dir: string; readonly clock: ServiceClock }) {
  const key = loadSigningKey(dir);
  const days = new Map<string, Map<string, WitnessStatement>>();

  const fileOf = (day: string) => join(dir, `seals-${day}.jsonl`);
  const seenOn = (day: string): Map<string, WitnessStatement> => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const statements = readLines(fileOf(day)).map((line) => JSON.parse(line) as WitnessStatement);
    const seen = new Map(statements.map((statement) => [statement.draw, statement]));
    days.set(day, seen);
    return seen;
  };

  const stateArrival = (seal: Seal): WitnessStatement => {
    const draw = drawRef(seal);
    const digest = documentHash(seal);
    const now = clock.now();
    const nearby = [-DAY_MS, 0, DAY_MS].map((shift) => utcDay(seal.at + shift));
    for (const day of days.keys()) if (!nearby.includes(day)) days.delete(day);
    const earlier = nearby.map((day) => seenOn(day).get(draw)).find((statement) => statement !== undefined);
    if (earlier?.seal === digest) return earlier;
    if (earlier !== undefined) throw new LocalServiceError('seal_conflict');
    if (Math.abs(now - seal.at) > SEAL_OFF_MAX_MS) throw new LocalServiceError('seal_time_off');
    const statement: WitnessStatement = { v: 'lot/v1', draw, seal: digest, at: now };
    appendDurably(fileOf(utcDay(now)), `${JSON.stringify(statement)}\n`);
    seenOn(utcDay(now)).set(draw, statement);
    return statement;
  };

  return {
    publicKey: key.publicKey,

    /** The statement about a seal with its signature; the first one again when the seal comes again. */
    countersign(input: unknown) {
      const statement = stateArrival(readShape(sealShape, input));
      return { statement, signature: key.sign('witness', documentPayload(statement)) };
    },
  };
}

const utcDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10);
