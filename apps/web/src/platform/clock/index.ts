export { exactNow, lastAnswerAt, learnTime, now, resetTime } from './clock.ts';
export { onStep } from './steps.ts';
export { useByNow, useNow } from './use-now.ts';
