import { useBetting } from '../../betting.tsx';
import { missingOf } from '../missing.ts';
import { randomInt } from '../random-int.ts';
import { emptySelection, randomZone, type Selection } from '../selection.ts';
import { zonesOf } from '../zones.ts';
import { type LineState, lineNames, lineStateOf } from './line-state.ts';

/** One line of the ticket as shown. */
export interface TicketLine {
  readonly name: string;
  readonly at: number;
  readonly selection: Selection;
  readonly state: LineState;
  readonly missing: number;
  readonly isOpen: boolean;
}

/** The lines of the ticket, and what can be done with them. */
export function useTicket() {
  const { item, ticket, openLine, setLine, clearPicks } = useBetting();
  const lines = ticket.lines.map(
    (selection, at): TicketLine => ({
      name: lineNames[at] ?? '',
      at,
      selection,
      state: lineStateOf(item, selection),
      missing: missingOf(item, selection),
      isOpen: at === ticket.open,
    }),
  );
  const randomLine = () =>
    zonesOf(item).reduce((line, zone) => randomZone(line, zone, randomInt), emptySelection(item));
  return {
    lines,
    openLine,
    clearAll: clearPicks,
    clear: (at: number) => setLine(at, emptySelection(item)),
    random: (at: number) => setLine(at, randomLine()),
    /** Fills every line that has no numbers yet. */
    fillEmpty: () => {
      for (const { at, state } of lines) if (state === 'empty') setLine(at, randomLine());
    },
  };
}
