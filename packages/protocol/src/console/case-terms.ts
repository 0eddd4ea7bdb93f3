/** Words of the cases of safer play and risk, for clients too. */

/** Indicators of harm that the owner of a case goes through. */
export const caseIndicators = [
  'spend',
  'frequency',
  'duration',
  'hours',
  'chasing',
  'help',
  'linked',
] as const;
export type CaseIndicator = (typeof caseIndicators)[number];

/** How an evaluation ends. `continue`: the measures were not enough, and the case goes on. */
export const caseOutcomes = ['effective', 'no_concern', 'ended', 'continue'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** `due`: within a day. `evaluate`: the time to look at the effect has come. */
export const caseQueues = ['open', 'mine', 'unowned', 'due', 'evaluate', 'closed'] as const;
export type CaseQueue = (typeof caseQueues)[number];
