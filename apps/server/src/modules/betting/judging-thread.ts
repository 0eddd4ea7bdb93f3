/** Worker thread of {@link Judging}: counting a hundred thousand lines takes hundreds of milliseconds of CPU time. */
import { serveThread } from '../../threads/serve.ts';
import { answersOf, type Question } from './judge.ts';

serveThread((question: Question) => answersOf(question));
