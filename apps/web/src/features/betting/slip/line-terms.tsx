'use memo';

import { shortFigure } from '@tessera/protocol/money';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { itemOf } from '../play/engine.ts';
import { amountsOf, type SlipLine } from './slip.ts';

/**
 * What a bet costs per line: `2 lines × 2 × 3` on the classic board; amount and odds on the credit board, whose bets have no
 * multiple.
 */
export function LineTerms({ line }: { line: SlipLine }) {
  const t = useT();
  const format = useFormat();
  const { unitStake, maxWin, stake } = amountsOf(line);
  const unit = shortFigure(format.figure(unitStake, EXACT));
  const { lines, multiple } = line;
  if (itemOf(line.playId).board !== 'credit')
    return <span>{t('bet_line_terms', { lines, unit, multiple })}</span>;
  return (
    <span>
      {t('bet_line_credit', { lines, unit })}
      {lines === 1 && ` · ${t('bet_odds_of', { odds: format.odds((maxWin * 10_000n) / stake) })}`}
    </span>
  );
}
