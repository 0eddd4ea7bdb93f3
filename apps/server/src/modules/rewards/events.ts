import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** Players were given rewards by one source. `grants`: ids. Key: the first grant. */
export const rewardGiven = defineEvent(
  'reward.given',
  z.object({ source: z.string(), grants: z.array(z.object({ user: idField, grant: idField })) }),
);
