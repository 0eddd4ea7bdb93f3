import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/**
 * A chase ended. `placed`: issues that were placed, of `total`. `by`: as stored; `player` also when an exclusion ended it. `at`: ms.
 * Key: the chase.
 */
export const chaseEnded = defineEvent(
  'chase.ended',
  z.object({
    chase: idField,
    user: idField,
    lottery: z.string(),
    by: z.enum(['finished', 'won', 'loss', 'player', 'refused']),
    placed: z.int(),
    total: z.int(),
    at: z.int(),
  }),
);
