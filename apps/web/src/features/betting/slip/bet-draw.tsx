import type { Bet } from '@tessera/protocol/inward';
import type { Draw } from '@tessera/rules';
import { useMemo } from 'react';
import { lookOfBet } from '../../../components/bet-outcome/index.ts';
import { CountedRow, type CountedRowProps } from '../../../components/counted-numbers/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { rulesOf } from '../../../data/rules/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type LotteryInfo, useBettingPage } from '../betting.tsx';
import { useHistory } from '../pick/use-history.ts';

/** The numbers drawn for a decided bet; those that made it win are ringed. Nothing while its draw is not in the history. */
export function BetDraw({ bet }: { bet: Bet }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const { draws } = useHistory(lottery.id);
  const play = useMemo(() => wonPlay(bet, lottery), [bet, lottery]);
  const isDecided = bet.state === 'won' || bet.state === 'lost';
  const result = isDecided ? draws.find(({ issue }) => issue === bet.issue)?.result : undefined;
  if (!result) return null;
  return (
    <CountedRow
      family={lottery.family}
      draw={result as Draw}
      size="s"
      play={play}
      label={(numbers) => t('bet_result_label', { issue: shortIssue(bet.issue), numbers })}
    />
  );
}

/** What a bet with a real gain was on; other bets have no rings. */
function wonPlay(bet: Bet, { house }: LotteryInfo): CountedRowProps['play'] {
  if (lookOfBet(bet) !== 'won' || bet.content_cut) return undefined;
  const rules = rulesOf(bet.play, house);
  const item = rules?.playItem(bet.play);
  const compiled = rules?.compile(bet.play, bet.content);
  return item && compiled?.ok ? { item, compiled: compiled.value } : undefined;
}
