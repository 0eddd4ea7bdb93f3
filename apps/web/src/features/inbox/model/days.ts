import type { InboxEvent } from '../../../data/inbox/changes.ts';

/** The events of one day. */
interface Day {
  /** Start of its name: `YYYY-MM-DD`. */
  readonly day: string;
  readonly events: readonly InboxEvent[];
}

/** Events by day, both newest first. An event that was written late stands at its own time. */
export function byDay(events: readonly InboxEvent[], dayOf: (at: number) => string): readonly Day[] {
  const days = new Map<string, InboxEvent[]>();
  for (const event of events) {
    const day = dayOf(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, of]) => ({
      day,
      events: of.sort((one, other) => other.at - one.at),
    }));
}
