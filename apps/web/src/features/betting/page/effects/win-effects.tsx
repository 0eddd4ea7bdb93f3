import type { BetSettled } from '@tessera/protocol/events';
import { lazy, Suspense, useEffect, useState } from 'react';
import { lotteryOnShow } from '../../../../data/settled/index.ts';
import { useBettingPage } from '../../betting.tsx';

const WinDialog = lazy(async () => ({ default: (await import('./win-dialog.tsx')).WinDialog }));

/** The dialog of a large win while this page is shown; all other results of bets are shown on any page. */
export function WinEffects() {
  const { lottery } = useBettingPage();
  const [won, setWon] = useState<BetSettled | null>(null);
  useEffect(() => lotteryOnShow(lottery.id, setWon), [lottery.id]);
  return <Suspense>{won && <WinDialog settled={won} onClose={() => setWon(null)} />}</Suspense>;
}
