import { useClaim } from '../../../data/promotions/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { claimWaterBack } from '../api/water-back.ts';

/** A row by its id, or all that are ready. */
type What = 'all' | number;

export interface Claim {
  start(what: What): void;
  isClaiming(what: What): boolean;
  /** Why the last claim was refused. */
  readonly failure: string | undefined;
}

/** Claims of the page: one at a time, also for its rows. */
export function useWaterBackClaim(): Claim {
  const t = useT();
  const format = useFormat();
  const claim = useClaim(
    (what: What, rid) => claimWaterBack(what === 'all' ? 'all' : [what], rid),
    ({ amount }) => toast(t('wb_claimed', { amount: format.money(amount) }), { type: 'success' }),
  );
  return {
    start: (what) => {
      if (!claim.isPending) claim.mutate(what);
    },
    isClaiming: (what) => claim.isPending && claim.variables === what,
    failure: isCallError(claim.error) ? claim.error.message : undefined,
  };
}
