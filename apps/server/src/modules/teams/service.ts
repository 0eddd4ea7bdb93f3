import type { NodeChannels } from '../../store/index.ts';
import { type CommissionFigures, noCommission } from './commission.ts';
import type { TeamDeps } from './deps.ts';
import { createRebateMax, type RebateMax } from './rebate-max.ts';

/** Teams. */
export interface Teams extends TeamDeps {
  readonly rebateMax: RebateMax;
  /** Sets who gives the figures of commission, in the `callbacks` of that module. */
  commissionFrom(figures: CommissionFigures): void;
}

export async function createTeams({
  nodeChannels,
  ...deps
}: Omit<TeamDeps, 'commission'> & { readonly nodeChannels: NodeChannels }): Promise<Teams> {
  let figures = noCommission;
  return {
    ...deps,
    rebateMax: await createRebateMax({ ...deps, nodeChannels, now: deps.clock.local }),
    commission: () => figures,
    commissionFrom(given) {
      figures = given;
    },
  };
}
