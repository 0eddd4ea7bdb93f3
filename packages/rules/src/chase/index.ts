/** Chase plans, independent of any lottery family. */
export {
  type ChaseBase,
  type ChaseEdit,
  type ChaseEnd,
  type ChaseMode,
  type ChasePlan,
  type ChaseRow,
  type ChaseTerms,
  chaseIssuesMax,
  chaseModes,
  editChase,
  gainPpm,
  growsByItself,
  leastWin,
  planChase,
  worstCase,
} from './plan.ts';
