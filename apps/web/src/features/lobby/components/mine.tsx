import { AccountCard, OpenBets, useFreshBetFigures } from '../../account/index.ts';

/** The player's part of the rail. */
export function Mine() {
  useFreshBetFigures();
  return (
    <>
      <AccountCard />
      <OpenBets />
    </>
  );
}
