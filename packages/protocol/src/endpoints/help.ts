import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Written articles of the help, in the order of its tree. */
export const helpArticles = [
  'first-bet',
  'stake',
  'draws',
  'chase',
  'bets',
  'deposit',
  'deposit-bank',
  'deposit-qr',
  'deposit-card',
  'deposit-usdt',
  'withdrawal',
  'payout-accounts',
  'turnover',
  'transfer',
  'team',
  'money-limits',
  'vip',
  'water-back',
  'offers',
  'sign-in',
  'lost-password',
  'guard',
  'drawing',
  'receipts',
  'check-draw',
  'pace',
  'own-limits',
  'breaks',
] as const;

/** Answers to "Did this help?": yes, or no with its reason. */
const helpAnswers = ['yes', 'unclear', 'incomplete', 'wrong', 'other'] as const;

export const helpVote = endpoint('POST', '/api/help/vote', {
  request: z.object({
    article: z.enum(helpArticles),
    /** Fingerprint of the texts that the player has read: an article with other texts is asked about again. */
    version: z.string().regex(/^[0-9a-f]{8}$/),
    answer: z.enum(helpAnswers),
  }),
  /** False when the player has answered for these texts before, beyond forty answers of a day, and for trial accounts. */
  reply: z.object({ noted: z.boolean() }),
  errors: ['clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Notes whether a help article has helped. An answer is never changed.',
});
