import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, rowId, userName } from '../schemas.ts';
import { roles } from './permissions.ts';

export const consoleOperatorList = endpoint('POST', '/console/operator/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: rowId,
          name: userName,
          person: z.string(),
          /** Null: signs commands of the command line only. */
          role: z.enum(roles).nullable(),
          enabled: z.boolean(),
          /** Whether the first password and authenticator were given out. */
          ready: z.boolean(),
          createdAt: ms,
          lastAt: ms.nullable(),
          sessions: z.int(),
          proposed: z.int(),
          approved: z.int(),
        }),
      )
      .max(500),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'operator.read' },
  limit: 'other',
  writes: false,
  about: 'All operators. They are made and disabled by commands (`operator.create`, `operator.disable`).',
});
