import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, names, nothing, rowId, themeId } from '../schemas.ts';

/** Colours by token: `{ '--primary': '#3346C9' }`. */
const colours = z.record(z.string().regex(/^--[a-z0-9-]{1,40}$/), z.string());

export const consoleThemeList = endpoint('POST', '/console/theme/list', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: themeId,
          name: names,
          scheme: z.enum(['light', 'dark']),
          /** As the program ships it. */
          built: colours,
          /** What operators have put over it; empty while the shipped theme is in force. */
          changes: colours,
          /** False while the changes are left out because a text would be hard to read with the shipped colours of now. */
          inUse: z.boolean(),
          /** Number of the newest version; 0 before the first. */
          version: z.int(),
          at: ms.nullable(),
          by: z.string().nullable(),
          /** A command that waits for a decision about it. */
          command: rowId.nullable(),
        }),
      )
      .max(40),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'theme.read' },
  limit: 'other',
  writes: false,
  about:
    'The themes with their shipped colours and what operators have changed. Changed by a command (`theme.publish`).',
});

export const consoleThemeHistory = endpoint('POST', '/console/theme/history', {
  request: z.object({ theme: themeId }),
  reply: z.object({
    items: z.array(z.object({ version: z.int(), changes: colours, by: z.string(), at: ms })).max(50),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'theme.read' },
  limit: 'other',
  writes: false,
  about: 'The newest versions of a theme. Each is what lay over the shipped colours.',
});
