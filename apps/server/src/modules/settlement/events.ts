import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/**
 * Every bet of a draw is decided: its payouts and rebates, or its refunds, are in the ledger and its players are notified. One
 * event for each draw; key: the draw's id. `draw`: its id; `settled` is false for a void draw.
 */
export const betsDecided = defineEvent('bet.decided', z.object({ draw: idField, settled: z.boolean() }));

/**
 * A correction of a settled draw is paid and its players are notified. One event for each correction; key: draw and number. `draw`:
 * its id; `number`: that of the correction, 1 for the first.
 */
export const betsCorrected = defineEvent('bet.corrected', z.object({ draw: idField, number: z.int() }));
