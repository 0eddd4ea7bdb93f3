import { type CommissionFigures, noCommission } from './commission.ts';
import type { TeamDeps } from './deps.ts';

/** Teams. */
export interface Teams extends TeamDeps {
  /** Sets who gives the figures of commission, in the `callbacks` of that module. */
  commissionFrom(figures: CommissionFigures): void;
}

export function createTeams(deps: Omit<TeamDeps, 'commission'>): Teams {
  let figures = noCommission;
  return {
    ...deps,
    commission: () => figures,
    commissionFrom(given) {
      figures = given;
    },
  };
}
