import { type Message, type Page, withoutContent } from './message.ts';

/** The messages of a room that are loaded: a range of numbers without gaps. */
export interface Timeline {
  /** By number, the oldest first. */
  readonly messages: readonly Message[];
  /** Number of the newest message that is known to exist; later than the last loaded one while some are missing. */
  readonly known: number;
  /** Earlier messages exist that are not loaded. */
  readonly older: boolean;
  /** Whether the room was read at all. */
  readonly loaded: boolean;
}

/** Messages in their order, and the number of the newest one of the room. */
export interface Difference {
  readonly items: readonly Message[];
  readonly last_seq: number;
}

export const noMessages: Timeline = { messages: [], known: 0, older: false, loaded: false };

/** Most messages kept; the oldest are dropped, and loaded again when the reader goes back to them. */
const KEPT_MAX = 1_000;
const KEPT_AFTER_DROP = 600;

/** Number of the last loaded message; 0 in an empty room. */
export const lastOf = ({ messages }: Timeline): number => messages.at(-1)?.seq ?? 0;

/** Whether messages after the last loaded one are missing. */
export const isBehind = (timeline: Timeline): boolean =>
  !timeline.loaded || timeline.known > lastOf(timeline);

/** A message that the server told of. It is taken only as the next one; a later one only says that some are missing. */
export function takeHint(timeline: Timeline, message: Message): Timeline {
  return timeline.loaded ? append(timeline, [message]) : withKnown(timeline, message.seq);
}

/** What follows the last loaded message, as the server answers. */
export function takeDifference(timeline: Timeline, page: Difference): Timeline {
  return withKnown(append(timeline, page.items), page.last_seq);
}

/** The newest messages of the room. They replace what is loaded unless they continue it. */
export function takeNewest(timeline: Timeline, page: Page): Timeline {
  const [first] = page.items;
  if (timeline.loaded && (!first || first.seq <= lastOf(timeline) + 1)) return takeDifference(timeline, page);
  return withKnown(
    { messages: page.items, known: timeline.known, older: page.more, loaded: true },
    page.last_seq,
  );
}

/** Messages before the first loaded one. An answer that does not end right before it is too late and changes nothing. */
export function takeOlder(timeline: Timeline, page: Page): Timeline {
  const { messages } = timeline;
  if (page.items.at(-1)?.seq !== (messages[0]?.seq ?? 0) - 1) return timeline;
  // A message may have been removed after this page was read.
  return { ...timeline, messages: removing([...page.items, ...messages], messages), older: page.more };
}

function withKnown(timeline: Timeline, seq: number): Timeline {
  return seq > timeline.known ? { ...timeline, known: seq } : timeline;
}

function append(timeline: Timeline, items: readonly Message[]): Timeline {
  const added: Message[] = [];
  let last = lastOf(timeline);
  for (const item of items) {
    if (item.seq !== last + 1) continue;
    added.push(item);
    last = item.seq;
  }
  const known = Math.max(timeline.known, ...items.slice(-1).map(({ seq }) => seq));
  if (added.length === 0) return withKnown(timeline, known);
  const all = removing([...timeline.messages, ...added], added);
  const dropped = all.length > KEPT_MAX ? all.length - KEPT_AFTER_DROP : 0;
  return { ...timeline, messages: all.slice(dropped), known, older: timeline.older || dropped > 0 };
}

/** Empties the messages that others of the platform say are removed. */
function removing(messages: readonly Message[], told: readonly Message[]): readonly Message[] {
  const removed = new Set(told.flatMap(({ removes }) => removes ?? []));
  if (removed.size === 0) return messages;
  return messages.map((message) =>
    removed.has(message.seq) && !message.removed ? withoutContent(message) : message,
  );
}
