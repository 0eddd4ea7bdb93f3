import { AccountCard, OpenBets, useFreshBetFigures } from '../../account/index.ts';

/** The player's part of the rail; its code comes after the lobby stands. */
export function Mine() {
  useFreshBetFigures();
  return (
    <>
      <AccountCard />
      <OpenBets />
    </>
  );
}
