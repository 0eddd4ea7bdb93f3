import type { Draw } from '@tessera/rules';
import { useMemo } from 'react';
import { CountedRow, type CountedRowProps } from '../../../components/counted-numbers/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { BetDetail } from '../model/bet.ts';
import { rulesOfBet } from '../model/rules-of-bet.ts';

export interface DrawnBallsProps {
  detail: BetDetail;
  family: string;
  /** Numbers to show instead of the draw's result, such as corrected ones. */
  numbers?: BetDetail['draw']['result'] | Draw;
}

/** The drawn numbers of a bet's draw; the numbers that made it win are ringed. */
export function DrawnBalls({ detail: { bet, draw }, family, numbers = draw.result }: DrawnBallsProps) {
  const t = useT();
  const play = useMemo(() => winningPlay(bet), [bet]);
  if (numbers === null) return null;
  return (
    <CountedRow
      family={family}
      draw={numbers as Draw}
      play={play}
      label={(text) => t('record_drawn_label', { issue: draw.issue, numbers: text })}
    />
  );
}

function winningPlay(bet: BetDetail['bet']): CountedRowProps['play'] {
  const rules = rulesOfBet(bet);
  const item = rules?.playItem(bet.play);
  const compiled = rules?.compile(bet.play, bet.content);
  return (bet.state === 'won' || bet.correction !== undefined) && item && compiled?.ok
    ? { item, compiled: compiled.value }
    : undefined;
}
