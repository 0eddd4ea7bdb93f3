import { type DomainEvent, defineModule, type Events, type Module, on } from '../src/contract/index.ts';
import { defineJob } from '../src/store/index.ts';

/** Domain events without a subscriber. */
export const noEvents: Events = { publish: async () => {} };

/** Keys and payloads of an event, in the order in which they were heard. */
export type Heard<Event> =
  Event extends DomainEvent<infer Payload> ? { key: string; payload: Payload }[] : never;

/** A module that hears an event; its jobs have the kind `test.<event>`. `heard` fills while jobs run. */
export function listenTo<Payload>(event: DomainEvent<Payload>): {
  heard: { key: string; payload: Payload }[];
  module: Module;
} {
  const heard: { key: string; payload: Payload }[] = [];
  const job = defineJob(`test.${event.name}`, {
    payload: event.payload,
    run: async (list: typeof heard, { key, payload }) => void list.push({ key, payload }),
  });
  const module = defineModule({
    name: `listener to ${event.name}`,
    needs: [],
    create: () => heard,
    events: [on(event, job)],
    jobDeps: (list) => list,
  });
  return { heard, module };
}
