import type { EntryPlay, EntryReading } from './entry.ts';

/** Text to read; `clean` removes repeated or invalid lines first. */
export interface EntryTask {
  readonly id: number;
  readonly play: EntryPlay;
  readonly text: string;
  readonly clean?: 'duplicates' | 'wrong';
}

export interface EntryAnswer {
  readonly id: number;
  /** The text that was read: the given one, or its rest after cleaning. */
  readonly text: string;
  readonly reading: EntryReading;
}
