import { z } from 'zod';
import type { Job } from './job-table.ts';
import type { Tx } from './tx.ts';

/** The same job runs again at this time (ms) instead of being finished. */
export interface Again {
  runAgainAt: number;
}

/**
 * For work that is done every `periodMs`: the next time in step with `runAt` that is still to come. Times that were missed, as while
 * no node ran, are left out: the run that has just ended did their work too.
 */
export const inStep = (periodMs: number, { runAt, takenAt }: Pick<Job, 'runAt' | 'takenAt'>): Again => ({
  runAgainAt: runAt + (Math.floor(Math.max(takenAt - runAt, 0) / periodMs) + 1) * periodMs,
});

type Outcome = Promise<Again | undefined> | Promise<void>;

/** What adding a job needs: its kind in the table `job`, and the schema of its payload there. */
export interface JobKind<Payload = unknown> {
  readonly kind: string;
  readonly payload: z.ZodType<Payload>;
}

/** A kind of job with its handler. `Deps` is what the handler works with; `Jobs.on` gives it. */
export interface DefinedJob<in Deps, Payload = unknown> extends JobKind<Payload> {
  /** Whether it works without the job's transaction. */
  readonly long: boolean;
  readonly slow: boolean;
  /** `tx` is the job's transaction; a long job gets none. */
  readonly run: (deps: Deps, job: Job, tx: Tx | undefined) => Outcome;
}

interface KindOptions<Payload> {
  /** Fields of the payload. Default: none. */
  readonly payload?: z.ZodType<Payload>;
  /** For work that may take long, such as settling: it uses at most half the lanes, so that steps of draws find a free lane. */
  readonly slow?: boolean;
}

/** A job as its handler gets it. */
export type JobOf<Payload> = Omit<Job, 'payload'> & { readonly payload: Payload };

/**
 * Declares a job that does its work in the transaction that also finishes the job, so both happen once or not at all. When
 * `run` throws, the transaction is rolled back and `run` is called again later, without limit, with growing pauses up to a
 * minute. `run` uses the store through its `tx` only.
 */
export function defineJob<Deps, Payload = Record<string, never>>(
  kind: string,
  given: KindOptions<Payload> & { run(deps: Deps, job: JobOf<Payload>, tx: Tx): Outcome },
): DefinedJob<Deps, Payload> {
  const payload = payloadOf(given);
  return {
    kind,
    payload,
    long: false,
    slow: given.slow ?? false,
    run: (deps, job, tx) => given.run(deps, { ...job, payload: payload.parse(job.payload) }, tx!),
  };
}

/**
 * Declares a job that needs its own transactions, or none. The node holds the job meanwhile without a connection. When the
 * node dies, another node starts the work again. So the work may run more than once, and each part must be idempotent.
 */
export function defineLongJob<Deps, Payload = Record<string, never>>(
  kind: string,
  given: KindOptions<Payload> & { run(deps: Deps, job: JobOf<Payload>): Outcome },
): DefinedJob<Deps, Payload> {
  const payload = payloadOf(given);
  return {
    kind,
    payload,
    long: true,
    slow: given.slow ?? false,
    run: (deps, job) => given.run(deps, { ...job, payload: payload.parse(job.payload) }),
  };
}

// Safe cast: `Payload` is the default when no schema is given.
const payloadOf = <Payload>({ payload }: KindOptions<Payload>): z.ZodType<Payload> =>
  payload ?? (z.object({}) as unknown as z.ZodType<Payload>);

/** A row's id in a payload: text in the table `job`, because JSON has no bigint. */
export const idField = z.codec(z.string().regex(/^\d{1,19}$/), z.bigint(), {
  decode: BigInt,
  encode: String,
});

/** An amount in a payload, in 1/10 000; text in the table `job`. */
export const amountField = z.codec(z.string().regex(/^-?\d{1,19}$/), z.bigint(), {
  decode: BigInt,
  encode: String,
});
