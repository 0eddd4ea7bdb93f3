import { declareMovements } from '../../contract/index.ts';

/** The virtual money of a trial account. */
export const identityMovements = declareMovements({ bonus: { tone: 'warning', turnover: 'bonus' } });
