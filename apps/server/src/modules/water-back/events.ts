import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';

/** The water-back of a day is made; the view `water_back_due` has what can be claimed. `day`: YYYY-MM-DD. Key: the day. */
export const waterBackMade = defineEvent('water-back.made', z.object({ day: z.iso.date() }));
