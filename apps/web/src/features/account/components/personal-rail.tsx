import { useStepBehind } from '../../../platform/lazy/index.ts';
import { AccountCard } from './account-card.tsx';
import { OpenBets } from './open-bets.tsx';
import { useFreshBetFigures } from './use-bet-figures.ts';

/** The player's part of the rail. */
export function PersonalRail() {
  useFreshBetFigures();
  const behindCard = useStepBehind();
  return (
    <>
      <AccountCard />
      {behindCard && <OpenBets />}
    </>
  );
}
