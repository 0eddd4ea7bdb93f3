import { JackpotHead } from '../../jackpot/jackpot-head.tsx';
import { usePicking } from '../picking.tsx';
import { hasTicket } from './ticket.ts';
import { TicketTabs } from './ticket-tabs.tsx';

/** Above the numbers of a jackpot lottery: its prizes, and the lines of the ticket where the play has them. */
export function TicketHead() {
  const { item } = usePicking();
  return (
    <>
      <JackpotHead />
      {hasTicket(item) && <TicketTabs />}
    </>
  );
}
