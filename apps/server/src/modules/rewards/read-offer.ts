import { type Amount, parseAmount } from '@tessera/protocol';
import { isEarned, readAudience, readTerms, type TermsProblem } from '@tessera/rewards';
import { z } from 'zod';
import type { NewOffer } from './write-offers.ts';

/** Id of an offer. */
export const offerId = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,63}$/);

/** Sum as text, read into 1/10 000. */
export const offerSum = z.string().transform((text, context): Amount => {
  const amount = parseAmount(text);
  if (amount.ok && amount.value > 0n) return amount.value;
  context.addIssue({ code: 'custom', message: `${text} is not an amount.` });
  return z.NEVER;
});
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** Longest name, in characters. */
const NAME_MAX = 80;

/** An offer as operators write it: JSON with amounts as text and times as ISO 8601. */
const written = z.strictObject({
  id: offerId,
  name: z.record(z.string().max(10), z.string().trim().min(1).max(NAME_MAX)),
  terms: z.unknown(),
  odds: z.unknown().optional(),
  audience: z.unknown().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3,8}$/)
    .refine((currency) => currency !== 'TRIAL', 'Trial money is never given.')
    .optional(),
  starts: moment,
  ends: moment.optional(),
  budget: offerSum.optional(),
  perPlayer: offerSum.optional(),
});

/** What is wrong with an offer as it was written. `code` is one of the problems of terms, or `refused`. */
export interface OfferProblem {
  readonly path: string;
  readonly code: TermsProblem['code'] | 'refused';
  /** In English, for the command line and beside the code. */
  readonly text: string;
}

const refused = (path: string, text: string): OfferProblem => ({ path, code: 'refused', text });

const problemsOf = (field: string, problems: readonly TermsProblem[]): OfferProblem[] =>
  problems.map(({ path, code }) => {
    const whole = [field, path].filter(Boolean).join('.');
    return { path: whole, code, text: `${whole}: ${code}` };
  });

/** Reads an offer as operators write it. Errors: all problems found, at least one; returned, never thrown. */
export function readOffer(
  value: unknown,
):
  | { readonly ok: true; readonly value: NewOffer }
  | { readonly ok: false; readonly problems: readonly OfferProblem[] } {
  const read = written.safeParse(value);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) =>
      refused(path.join('.'), `${path.join('.')}: ${message}`),
    );
    return { ok: false, problems };
  }
  const { terms: asked, ends, budget, perPlayer, currency, ...offer } = read.data;
  const terms = readTerms(asked);
  if (!terms.ok) return { ok: false, problems: problemsOf('terms', terms.problems) };
  const audience = offer.audience == null ? undefined : readAudience(offer.audience);
  if (audience?.ok === false) return { ok: false, problems: problemsOf('audience', audience.problems) };
  const problem =
    isEarned(terms.value) && terms.value.product !== 'lottery'
      ? refused('terms.product', 'terms.product: only stake on lottery counts towards a bonus.')
      : terms.value.kind === 'packets' && ends === undefined
        ? refused('ends', 'ends: packets need an end; their seed is published after it.')
        : ends !== undefined && ends <= offer.starts
          ? refused('ends', 'The offer ends before it starts.')
          : undefined;
  if (problem) return { ok: false, problems: [problem] };
  return {
    ok: true,
    value: {
      ...offer,
      terms: terms.value,
      ...(ends === undefined ? {} : { ends }),
      ...(budget === undefined ? {} : { budget }),
      ...(perPlayer === undefined ? {} : { perPlayer }),
      ...(currency === undefined ? {} : { currency }),
    },
  };
}
