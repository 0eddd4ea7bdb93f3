import { cleanEntry, type EntryPlay, type EntryReading, readEntry, typedText } from './entry.ts';

/** Text to read, or content to write as text first; `clean` removes repeated or invalid lines before reading. */
export interface EntryTask {
  readonly play: EntryPlay;
  readonly text?: string;
  readonly content?: string;
  readonly clean?: 'duplicates' | 'wrong' | undefined;
}

export interface EntryAnswer {
  /** The text that was read, if it is not the given one. */
  readonly text?: string;
  readonly reading: EntryReading;
}

/** Does a task: on the main thread for small texts, otherwise in a worker. */
export function answerTo({ play, text: given, content, clean }: EntryTask): EntryAnswer {
  const typed = given ?? typedText(play, content ?? '');
  const text = clean === undefined ? typed : cleanEntry(play, typed, clean);
  const reading = readEntry(play, text);
  return text === given ? { reading } : { text, reading };
}
