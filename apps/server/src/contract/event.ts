import type { z } from 'zod';
import type { Clock, DefinedJob, Jobs, Tx } from '../store/index.ts';

/**
 * Something that happened in a module and that other modules act on. The module that publishes it declares it and exports it in
 * its `index.ts`. The fields are enough to act on it: a subscriber does not read tables of the publisher.
 */
export interface DomainEvent<Payload> {
  /** Unique. `<what>.<what happened>`: `deposit.credited`. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

/** Declares a domain event. Ids and amounts in the payload are `idField` and `amountField` of the store. */
export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): DomainEvent<Payload> {
  return { name, payload };
}

/** A job that each event of a name adds. */
export interface Subscription<in Deps> {
  readonly event: string;
  readonly job: DefinedJob<Deps>;
}

/**
 * Declares that a module acts on an event: each one adds this job, which runs and is retried apart from other subscribers. It
 * may run again after a failure, so it is idempotent. Events have no order: what depends on one reads the state it left.
 */
export function on<Deps, Wanted, Payload extends Wanted>(
  event: DomainEvent<Payload>,
  job: DefinedJob<Deps, Wanted>,
): Subscription<Deps> {
  return { event: event.name, job };
}

/** Publishes domain events. */
export interface Events {
  /**
   * Adds the jobs of all subscribers at the commit of `tx`; none when nobody has subscribed. An event with the same name and
   * key is published once.
   */
  publish<Payload>(
    tx: Tx,
    event: DomainEvent<Payload>,
    key: string,
    payload: NoInfer<Payload>,
  ): Promise<void>;
}

/**
 * @param subscriptions - Those of all modules of the platform, also of modules that this process does not run.
 * Errors: throws when a job is subscribed twice to an event.
 */
export function createEvents(
  { jobs, clock }: { readonly jobs: Pick<Jobs, 'add'>; readonly clock: Pick<Clock, 'local'> },
  subscriptions: readonly Subscription<never>[],
): Events {
  const byEvent = new Map<string, DefinedJob<never>[]>();
  for (const { event, job } of subscriptions) {
    const subscribed = byEvent.get(event) ?? [];
    if (subscribed.some(({ kind }) => kind === job.kind))
      throw new Error(`${job.kind} is subscribed twice to ${event}`);
    byEvent.set(event, [...subscribed, job]);
  }
  return {
    async publish(tx, { name }, key, payload) {
      for (const job of byEvent.get(name) ?? []) await jobs.add(job, key, clock.local(), payload, tx);
    },
  };
}
