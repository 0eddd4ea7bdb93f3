export { exactNow, lastAnswerAt, learnTime, now, resetTime } from './clock.ts';
export { useByNow, useNow } from './use-now.ts';
