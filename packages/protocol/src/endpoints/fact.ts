import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { issueText, slug } from '../schemas.ts';

/** False when it was noted before, beyond ten new ones of a day, and for trial accounts. */
const noted = z.object({ noted: z.boolean() });

export const fairnessVerified = endpoint('POST', '/api/fairness/verified', {
  request: z.object({
    lottery: slug,
    issue: issueText,
    /** K of `lot/v1` (`docs/fairness.md`, section 7) as hex: the value that only who computes the draw has. */
    key: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  reply: noted,
  errors: ['not_found', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Notes that the player’s browser has verified a draw. The server compares the key with its own.',
});

export const rulesRead = endpoint('POST', '/api/user/rules/read', {
  request: z.object({ family: slug }),
  reply: noted,
  errors: ['not_found', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Notes that the player has opened the rules of a family of lotteries.',
});
