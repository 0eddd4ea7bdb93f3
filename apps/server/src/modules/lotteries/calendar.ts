import { z } from 'zod';

/** Draw days of an official lottery, in the zone of the lottery. */
export interface DrawCalendar {
  /** Minute, hour, day of month, month, days of the week (0 = Sunday), as in cron. */
  readonly draws: string;
  /** First and last day of the periods without draws, `YYYY-MM-DD`. */
  readonly closed: readonly (readonly [from: string, to: string])[];
  /** How the official number of a draw is printed. */
  readonly issue: IssueForm;
}

export type IssueForm =
  /** Year and number within the year: `2026135`, with two digits of the year `26135`. */
  | { readonly form: 'year'; readonly yearDigits: 2 | 4 }
  /** The date itself: `2026-11-21`. */
  | { readonly form: 'date' }
  /** A running number; `number` is that of the draw on the day `date`. */
  | { readonly form: 'count'; readonly date: string; readonly number: number };

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** Reads `lottery.config.calendar`. */
export const calendarSchema: z.ZodType<DrawCalendar> = z.object({
  draws: z.string().regex(/^\d{1,2} \d{1,2} \* \* [\d,*]{1,13}$/),
  closed: z.array(z.tuple([day, day])).default([]),
  issue: z.discriminatedUnion('form', [
    z.object({ form: z.literal('year'), yearDigits: z.union([z.literal(2), z.literal(4)]) }),
    z.object({ form: z.literal('date') }),
    z.object({ form: z.literal('count'), date: day, number: z.int().positive() }),
  ]),
});
