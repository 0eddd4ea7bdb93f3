export { exactNow, lastAnswerAt, learnTime, now, resetTime } from './clock.ts';
export { useNow } from './use-now.ts';
