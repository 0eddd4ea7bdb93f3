import { factsOf } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { emptySelection, isEmpty, type Selection } from '../selection.ts';

/** The lines of one ticket; every play but that of a jackpot ticket has a single one. */
export interface Ticket {
  readonly lines: readonly Selection[];
  /** Index of the line that the picker shows. */
  readonly open: number;
}

/** Names of the lines of a jackpot ticket, as printed on it. */
export const lineNames = ['A', 'B', 'C', 'D', 'E'] as const;

/** State of a line: nothing picked, too few numbers, or a bet of one or of several lines. */
export type LineState = 'empty' | 'partial' | 'complete';

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
  const count = hasTicket(item) ? lineNames.length : 1;
  return { lines: Array.from({ length: count }, () => emptySelection(item)), open: 0 };
}

/** The line that the picker shows. */
export function openLineOf({ lines, open }: Ticket): Selection {
  const line = lines[open];
  if (!line) throw new Error(`a ticket without line ${open}`);
  return line;
}

/** Replaces one line. */
export function withLine(ticket: Ticket, at: number, selection: Selection): Ticket {
  return { ...ticket, lines: ticket.lines.map((line, index) => (index === at ? selection : line)) };
}

/** Numbers that a line still needs, over all its zones. */
export function missingOf(specs: readonly { readonly min: number }[], { sets }: Selection): number {
  return specs.reduce((sum, { min }, zone) => sum + Math.max(0, min - (sets[zone]?.length ?? 0)), 0);
}

export function lineStateOf(
  item: PlayItem,
  specs: readonly { readonly min: number }[],
  line: Selection,
): LineState {
  if (isEmpty(item, line)) return 'empty';
  return missingOf(specs, line) > 0 ? 'partial' : 'complete';
}

/** Names of the lines that are begun and not complete: they are not bet. */
export function partialLines(
  item: PlayItem,
  specs: readonly { readonly min: number }[],
  { lines }: Ticket,
): readonly string[] {
  return lineNames.filter((_, at) => {
    const line = lines[at];
    return line !== undefined && lineStateOf(item, specs, line) === 'partial';
  });
}
