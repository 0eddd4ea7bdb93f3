import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { betContent, drawnNumbers, issueText, ms, slug } from '../schemas.ts';

/** A calendar date `YYYY-MM-DD` of the lottery's own zone. */
const calendarDate = z.iso.date();

/** A past draw, as trends and lists of results need it. */
export const pastDraw = z.object({
  issue: issueText,
  draw_at: ms,
  /** Null for a void draw. */
  result: drawnNumbers.nullable(),
  /** Later official numbers; what the draw stands for in every count stays `result`. */
  corrected: drawnNumbers.optional(),
  /** There is a published transcript to verify it by. */
  proof: z.boolean(),
  /** Made before the first start under a past clock. */
  sample: z.boolean(),
  /** Kind `simulated` is labelled wherever the draw is shown. */
  beacon: z.enum(['drand', 'simulated']).nullable(),
});

export const drawTrend = endpoint('POST', '/api/lottery/trend', {
  request: z.object({
    lottery: slug,
    /** The newest so many draws; left out of account when a date is named. */
    count: z.int().min(1).max(500).default(100),
    /** All draws of a date, or of the dates up to `until`, both included. */
    date: calendarDate.optional(),
    until: calendarDate.optional(),
  }),
  reply: z.object({
    /** Newest first, void ones included. At most 2000 draws: of longer spans the newest. */
    items: z.array(pastDraw),
    /** Results before the first of them, newest first, which omissions go on from. */
    earlier: z.array(drawnNumbers),
    /** There are more draws in the span than fit. */
    cut: z.boolean(),
  }),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Drawn numbers of one lottery for trends and lists: the newest ones, or those of a span of dates.',
});

const counts = z.record(z.string().max(40), z.int().nonnegative());

export const drawStatistics = endpoint('POST', '/api/lottery/statistics', {
  request: z.object({ lottery: slug, date: calendarDate.optional() }),
  reply: z.object({
    date: calendarDate,
    /** Where the date begins and ends, the end not included. */
    from: ms,
    until: ms,
    /** Draws the timetable plans for it; null for a calendar. */
    planned: z.int().nullable(),
    drawn: z.int().nonnegative(),
    void: z.int().nonnegative(),
    /** How often each word of a two-sided fact was drawn, in the order of the board. */
    tracks: z.array(z.object({ key: z.string().max(40), counts })),
    /** How often each word of a form was drawn. */
    forms: z.array(z.object({ key: z.string().max(40), counts })),
    /** Sum of the totals drawn, and the mean a draw has in the long run, in tenths; null where totals are of no account. */
    total: z.object({ key: z.string().max(40), sum: z.int(), expected_tenths: z.int() }).nullable(),
  }),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'What one lottery drew on a date (its own zone), today by default, counted.',
});

export const drawDragon = endpoint('POST', '/api/lottery/dragon', {
  request: z.object({
    /** All lotteries by default. */
    lottery: z.array(slug).max(64).optional(),
    /** Shortest run listed. */
    min: z.int().min(2).max(50).default(3),
  }),
  reply: z.array(
    z.object({
      lottery_id: slug,
      /** Newest issue of the run. */
      issue: issueText,
      key: z.string().max(40),
      /** What the run is of: `place` with the position's name, or the key of a total or part. */
      subject: z.string().max(40),
      label: z.string().max(20).nullable(),
      against: z.string().max(20).nullable(),
      aspect: z.enum(['size', 'parity', 'dragon-tiger', 'color', 'halves']),
      word: z.string().max(40),
      run: z.int().positive(),
      /** Bets on the words of the next draw; null where none exists. */
      bet: z
        .object({ played: slug, picks: z.array(z.object({ word: z.string().max(40), content: betContent })) })
        .nullable(),
    }),
  ),
  errors: ['not_found'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Two-sided facts that repeated in the newest draws, longest runs first, at most 200 (长龙).',
});
