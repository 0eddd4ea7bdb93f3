import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { buzz, play, prefs } from '../../../../data/settings/index.ts';
import { isGain, lotteryOnShow, winEffectOf } from '../../../../data/settled/index.ts';
import { ignoreFailure } from '../../../../platform/http/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { changeOutcome, setOutcome, useWaitingOutcome } from '../../draw/change-outcome.ts';
import { detailsOf } from '../../draw/outcome-details.ts';
import { type Outcome, useOutcome } from '../../draw/outcomes.ts';
import { revealsStore } from '../../draw/reveals.ts';
import { useShown } from '../../draw/use-sale.ts';

const WinDialog = lazy(async () => ({ default: (await import('./win-dialog.tsx')).WinDialog }));

/** How long the strip of an outcome stays in the draw header. */
const STRIP_MS = 5_000;

/** The outcome of the player's bets on this page: after the reveal the strip, sound and touch, and the card of a large win. */
export function SettledEffects() {
  const { lottery } = useBettingPage();
  const [card, setCard] = useState<Outcome>();
  useEffect(() => {
    return lotteryOnShow(lottery.id, (settled) => {
      setOutcome(lottery.id, { settled, stage: 'waiting' });
      const { issue } = settled;
      const found = detailsOf(lottery, settled).then((details) => changeOutcome(lottery.id, issue, details));
      void ignoreFailure('the bets of an outcome: the strip leads to the list', found);
    });
  }, [lottery]);
  useCelebration(setCard);
  useStripEnd();
  return <Suspense>{card && <WinDialog outcome={card} onClose={() => setCard(undefined)} />}</Suspense>;
}

/** Once the numbers are revealed, shows the outcome that waits for them. */
function useCelebration(showCard: (outcome: Outcome) => void): void {
  const { lottery } = useBettingPage();
  const waiting = useWaitingOutcome(lottery.id);
  const revealing = useStore(revealsStore, (reveals) => reveals[lottery.id]);
  const shown = useShown(lottery.id);
  const issue = waiting?.settled.issue;
  const isHidden = issue === revealing || (shown.kind === 'drawing' && shown.draw.issue === issue);
  const celebrate = useEffectEvent((outcome: Outcome) => {
    const effect = winEffectOf(outcome.settled);
    changeOutcome(lottery.id, outcome.settled.issue, { stage: 'fresh' });
    if (!isGain(effect)) return;
    const isLarge = effect.kind === 'dialog';
    play({ name: 'win', big: isLarge });
    buzz('win');
    if (isLarge && prefs().alert.win) showCard(outcome);
  });
  useEffect(() => {
    if (waiting && !isHidden) celebrate(waiting);
  }, [waiting, isHidden]);
}

/** Ends the strip after its time, or when the page is left; not while the pointer or the focus is on it. */
function useStripEnd(): void {
  const { lottery } = useBettingPage();
  const outcome = useOutcome(lottery.id);
  const issue = outcome?.stage === 'fresh' ? outcome.settled.issue : undefined;
  const held = outcome?.held === true;
  useEffect(() => {
    if (issue === undefined || held) return;
    const end = () => changeOutcome(lottery.id, issue, { stage: 'past' });
    const timer = setTimeout(end, STRIP_MS);
    return () => clearTimeout(timer);
  }, [lottery.id, issue, held]);
  useEffect(() => {
    if (issue === undefined) return;
    return () => changeOutcome(lottery.id, issue, { stage: 'past', held: false });
  }, [lottery.id, issue]);
}
