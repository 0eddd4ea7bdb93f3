/** How a call ended. HTTP is 200 for all of them; another status means ERROR1 (R8.1). */
export const answerStates = ['SUCCESS', 'NEED_LOGIN', 'ERROR', 'FAILED'] as const;
export type AnswerState = (typeof answerStates)[number];
