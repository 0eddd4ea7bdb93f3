import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { helpArticles } from '../endpoints/help.ts';
import { languageCode, names, nothing } from '../schemas.ts';

const article = z.enum(helpArticles);

export const consoleHelpList = endpoint('POST', '/console/help/list', {
  request: nothing,
  reply: z.object({
    /** Days that are counted, up to now. */
    days: z.int(),
    items: z
      .array(
        z.object({
          article,
          titles: names,
          /** Answers to "Did this help?" by language, those about the texts in force apart. */
          votes: z
            .array(
              z.object({
                /** Null for answers from before languages were kept. */
                language: languageCode.nullable(),
                /** About the texts that are in force. */
                current: z.boolean(),
                yes: z.int(),
                unclear: z.int(),
                incomplete: z.int(),
                wrong: z.int(),
                other: z.int(),
              }),
            )
            .max(50),
        }),
      )
      .max(100),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'help.read' },
  limit: 'other',
  writes: false,
  about: 'The articles of the help with the answers of players.',
});

export const consoleHelpGet = endpoint('POST', '/console/help/get', {
  request: z.object({ article }),
  reply: z.object({
    article,
    /** Title first, then its blocks in their order, each with its text by language. A language without a text shows the English one. */
    blocks: z.array(z.object({ key: z.string(), texts: names })).max(50),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'help.read' },
  limit: 'other',
  writes: false,
  about: 'The texts of an article that this node sends to players.',
});
