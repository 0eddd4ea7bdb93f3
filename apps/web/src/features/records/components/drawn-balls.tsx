import type { Draw } from '@tessera/rules';
import { useMemo } from 'react';
import { CountedRow, type CountedRowProps } from '../../../components/counted-numbers/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { BetDetail } from '../model/bet.ts';
import { rulesOfBet } from '../model/rules-of-bet.ts';

/** The drawn numbers of a bet's draw; those a win is owed to are ringed. */
export function DrawnBalls({ detail: { bet, draw }, family }: { detail: BetDetail; family: string }) {
  const t = useT();
  const played = useMemo(() => winningPlay(bet), [bet]);
  if (draw.result === null) return null;
  return (
    <CountedRow
      family={family}
      draw={draw.result as Draw}
      played={played}
      label={(numbers) => t('record_drawn_label', { issue: draw.issue, numbers })}
    />
  );
}

function winningPlay(bet: BetDetail['bet']): CountedRowProps['played'] {
  const rules = rulesOfBet(bet);
  const item = rules?.playedItem(bet.played);
  const compiled = rules?.compile(bet.played, bet.content);
  return bet.state === 'won' && item && compiled?.ok ? { item, compiled: compiled.value } : undefined;
}
