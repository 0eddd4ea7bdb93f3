import { cleanEntry, readEntry } from './entry.ts';
import type { EntryAnswer, EntryTask } from './entry-task.ts';

/** Reads large texts off the main thread; see `entry-reader.ts`. */
addEventListener('message', ({ data }: MessageEvent<EntryTask>) => {
  const text = data.clean === undefined ? data.text : cleanEntry(data.play, data.text, data.clean);
  const answer: EntryAnswer = { id: data.id, text, reading: readEntry(data.play, text) };
  const { lines } = answer.reading;
  postMessage(answer, { transfer: lines ? [lines.values.buffer] : [] });
});
