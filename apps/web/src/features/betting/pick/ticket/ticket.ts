import { factsOf } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { emptySelection, type Selection } from '../selection.ts';

/** The lines of one ticket; every play but that of a jackpot ticket has a single one. */
export interface Ticket {
  readonly lines: readonly Selection[];
  /** Index of the line that the picker shows. */
  readonly open: number;
}

/** Lines of a jackpot ticket. */
const LINES = 5;

/** Whether a play is picked on a ticket with several lines: numbers of two zones of a jackpot lottery. */
export function hasTicket(item: PlayItem): boolean {
  return (
    isJackpot(item) &&
    item.content.bankers === undefined &&
    item.content.fields.every(({ kind }) => kind !== 'lines')
  );
}

/** Whether a play is one of a jackpot lottery. */
export function isJackpot({ family }: PlayItem): boolean {
  return factsOf(family)?.shape.form === 'jackpot';
}

export function emptyTicket(item: PlayItem): Ticket {
  const count = hasTicket(item) ? LINES : 1;
  return { lines: Array.from({ length: count }, () => emptySelection(item)), open: 0 };
}

/** The line that the picker shows. */
export function openLineOf({ lines, open }: Ticket): Selection {
  return lines[open]!;
}

/** Replaces one line. */
export function withLine(ticket: Ticket, at: number, selection: Selection): Ticket {
  return { ...ticket, lines: ticket.lines.map((line, index) => (index === at ? selection : line)) };
}
