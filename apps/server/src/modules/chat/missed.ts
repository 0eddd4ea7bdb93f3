import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMissed } from '@tessera/protocol';

type Message = ChatMissed['items'][number];

/** Reads the newest messages of a room after a number, and the number of its newest one. */
export type ReadNewest = (
  room: string,
  after: number,
) => Promise<{ readonly items: readonly Message[]; readonly last_seq: number }>;

/** The newest messages of a room, in their order without gaps. */
interface Newest {
  readonly items: readonly Message[];
  readonly last: number;
  /** When they were read first, ms. */
  readonly since: number;
}

/** Messages of a room that are kept. Their pictures have addresses that hold for minutes, so nothing is kept for long. */
const KEPT = 600;
const KEPT_MS = 30_000;
/** A reading waits this long for further askers, ms; nobody notices it, and hundreds share it. */
const GATHER_MS = 20;
/** Rooms of which messages are kept: those that were read last. */
const ROOMS_KEPT = 64;

/**
 * What members of a room missed, for those who come back. After a restart of a node or a cut of a network many come back at once and miss
 * nearly the same. So a room is read one at a time for all who ask before the reading begins, which waits a moment for them, and a reading adds
 * to the messages of the one before. An answer is never older than its question. Who missed more than what is kept gets none of it, and `more`.
 */
export function createMissed(
  read: ReadNewest,
  elapsed: () => number = () => performance.now(),
  gather: () => Promise<unknown> = () => pause(GATHER_MS),
): (room: string, after: number) => Promise<ChatMissed> {
  /** The reading that has not begun, by room. */
  const next = new Map<string, Promise<Newest>>();
  /** The reading that runs or was last. */
  const latest = new Map<string, Promise<Newest | undefined>>();

  function readNext(room: string): Promise<Newest> {
    const before = latest.get(room) ?? Promise.resolve(undefined);
    const reading = Promise.all([before, gather()]).then(async ([known]) => {
      next.delete(room);
      const kept = known && elapsed() - known.since < KEPT_MS ? known : undefined;
      const { items, last_seq } = await read(room, kept?.last ?? 0);
      return { items: added(kept?.items ?? [], items), last: last_seq, since: kept?.since ?? elapsed() };
    });
    next.set(room, reading);
    latest.delete(room);
    latest.set(
      room,
      reading.catch(() => undefined),
    );
    const [oldest] = latest.keys();
    if (latest.size > ROOMS_KEPT && oldest !== undefined) latest.delete(oldest);
    return reading;
  }

  return async (room, after) => {
    const { items, last } = await (next.get(room) ?? readNext(room));
    const first = items[0]?.seq ?? last + 1;
    return after >= first - 1
      ? { items: items.filter(({ seq }) => seq > after), last_seq: last, more: false }
      : { items: [], last_seq: last, more: true };
  };
}

/** Messages with those that follow; of removed ones the content is gone. What does not follow replaces them. */
function added(kept: readonly Message[], items: readonly Message[]): readonly Message[] {
  const [first] = items;
  if (!first) return kept;
  const follows = kept.at(-1)?.seq === first.seq - 1;
  const removed = new Set(items.flatMap(({ removes }) => removes ?? []));
  const before = follows
    ? kept.map((message) => (removed.has(message.seq) ? emptied(message) : message))
    : [];
  return [...before, ...items].slice(-KEPT);
}

const emptied = ({ picture: _, order: __, ...message }: Message): Message => ({
  ...message,
  text: null,
  removed: true,
});
