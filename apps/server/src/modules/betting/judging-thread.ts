/** Thread of {@link Judging}: a hundred thousand lines take hundreds of milliseconds of a processor. */
import { serveThread } from '../../threads/serve.ts';
import { answersOf, type Question } from './judging-tasks.ts';

serveThread((question: Question) => answersOf(question));
