/** Cases of safer play and risk: rules, evidence, acts and their effect (ADR 50). */
export {
  assignCase,
  type CaseNow,
  caseNow,
  evaluateCase,
  noteCommand,
  noteContact,
  planEvaluation,
} from './decide.ts';
export type { CaseDeps } from './deps.ts';
export { contactTopics, playerContacted } from './events.ts';
export { figureNames, figuresOf } from './figures.ts';
export { openMarked } from './jobs.ts';
export { casesModule } from './module.ts';
export { actsOf, countCases, evidenceOf, type ListedCase, listCases, readCase } from './read.ts';
export { recordMark } from './record-mark.ts';
export { caseRules, ruleOf } from './rules/index.ts';
