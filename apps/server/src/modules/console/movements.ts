import { declareMovements } from '../../contract/index.ts';

/** Money that two operators credit to correct something. It can be withdrawn at once, as what it replaces could have been. */
export const consoleMovements = declareMovements({
  adjustment: { tone: 'warning', turnover: 'none', report: 'rewards' },
});
