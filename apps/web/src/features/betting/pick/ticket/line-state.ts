import type { PlayItem } from '@tessera/rules/core';
import { missingOf } from '../missing.ts';
import { isEmpty, type Selection } from '../selection.ts';
import type { Ticket } from './ticket.ts';

/** Names of the lines of a jackpot ticket, as printed on it. */
export const lineNames = ['A', 'B', 'C', 'D', 'E'] as const;

/** State of a line: nothing picked, too few numbers, or a bet of one or of several lines. */
export type LineState = 'empty' | 'partial' | 'complete';

export function lineStateOf(item: PlayItem, line: Selection): LineState {
  if (isEmpty(item, line)) return 'empty';
  return missingOf(item, line) > 0 ? 'partial' : 'complete';
}

/** Names of the lines that are begun and not complete: they are not bet. */
export function partialLines(item: PlayItem, { lines }: Ticket): readonly string[] {
  return lineNames.filter((_, at) => {
    const line = lines[at];
    return line !== undefined && lineStateOf(item, line) === 'partial';
  });
}
