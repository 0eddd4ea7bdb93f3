import type { ChatRead } from '@tessera/protocol';

/** The part of the list of rooms that says what was read. */
export interface ReadRooms {
  readonly items: readonly {
    readonly room: string;
    readonly last_seq: number;
    readonly read_seq: number | null;
  }[];
}

/** The rooms once one was read up to a number; what was read stays read, in whatever order it is told. */
export const withRead = <Rooms extends ReadRooms>(rooms: Rooms, { room, seq }: ChatRead): Rooms => ({
  ...rooms,
  items: rooms.items.map((one) =>
    one.room === room
      ? { ...one, read_seq: Math.max(one.read_seq ?? 0, seq), last_seq: Math.max(one.last_seq, seq) }
      : one,
  ),
});

/** An answer about the rooms that may be older than what was read since it was asked for. */
export const keepingReads = <Rooms extends ReadRooms>(answer: Rooms, known: Rooms | undefined): Rooms =>
  (known?.items ?? []).reduce(
    (rooms, { room, read_seq }) => (read_seq === null ? rooms : withRead(rooms, { room, seq: read_seq })),
    answer,
  );
