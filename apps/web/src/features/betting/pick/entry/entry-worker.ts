import { answerTo, type EntryTask } from './entry-task.ts';

/** Reads large texts off the main thread; see `entry-reader.ts`. */
addEventListener('message', ({ data }: MessageEvent<EntryTask>) => {
  const answer = answerTo(data);
  const { lines } = answer.reading;
  postMessage(answer, { transfer: lines ? [lines.values.buffer] : [] });
});
