import type { EntryPlay, EntryReading } from '../../model/entry.ts';

/** Text to read, first cleaned where that is asked for. */
export interface EntryTask {
  readonly id: number;
  readonly play: EntryPlay;
  readonly text: string;
  readonly clean?: 'duplicates' | 'wrong';
}

export interface EntryAnswer {
  readonly id: number;
  /** The text that was read: the given one, or what cleaning left of it. */
  readonly text: string;
  readonly reading: EntryReading;
}
