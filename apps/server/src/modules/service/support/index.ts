/** Operators who answer players (ADR 41). */
export { listAnswers, writeAnswer } from './answers.ts';
export { readConversation } from './conversation.ts';
export { handOver, resolveAtSupport } from './hand-over.ts';
export { listSupport } from './list.ts';
export { setSupportPresence, supportOf } from './presence.ts';
export { markSeen, ordersAtSupport, pictureAtSupport, replyAtSupport, typeAtSupport } from './reply.ts';
export { takeCase } from './take.ts';
