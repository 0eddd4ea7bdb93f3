import { useStepBehind } from '../../../platform/lazy/index.ts';
import { AccountCard, OpenBets, useFreshBetFigures } from '../../account/index.ts';

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
