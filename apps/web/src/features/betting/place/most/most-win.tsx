'use memo';

import { InfoTip } from '@tessera/ui';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import type { Most } from './joint-bets.ts';

/** Shown until the most a slip returns is computed. */
const COMPUTING = '…';

/** "Max payout", or "at most" when the figure is a bound, with the explanation. */
export function MostLabel({
  most,
  short = false,
  plain = false,
}: {
  most: Most | undefined;
  short?: boolean;
  /** Without the explanation of an exact figure, for one bet. */
  plain?: boolean;
}) {
  const t = useT();
  const isBound = most?.exact === false;
  if (short) return t(isBound ? 'bet_max_bound_short' : 'bet_max_short');
  return (
    <>
      {t(isBound ? 'bet_max_bound' : 'bet_max_win')}
      {(isBound || !plain) && <InfoTip>{t(isBound ? 'bet_max_bound_tip' : 'bet_max_win_tip')}</InfoTip>}
    </>
  );
}

/** The figure to {@link MostLabel}. */
export function MostAmount({ most, plain = false }: { most: Most | undefined; plain?: boolean }) {
  const format = useFormat();
  if (!most) return COMPUTING;
  return plain ? format.figure(most.amount) : format.money(most.amount);
}
