import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, names, nothing, slug } from '../schemas.ts';

const currencies = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    symbol: z.string(),
    is_base: z.boolean(),
    /** Units of the base currency for one of this, and since when; absent for the base. */
    rate: z.object({ value: amountText, at: ms }).optional(),
  }),
);

export const gameList = endpoint('POST', '/api/game/list', {
  request: nothing,
  reply: z.array(z.object({ id: slug, plat: slug, name: names, category: slug })),
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Games of the connected platforms; empty while none is connected.',
});

export const currency = endpoint('POST', '/api/money/currency', {
  request: nothing,
  reply: currencies,
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Currencies (R3.9); exactly one is the base.',
});

export const currencyGet = endpoint('GET', '/api/money/currency', {
  request: nothing,
  reply: currencies,
  errors: [],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'The same list, as the transfer dialog asks for it.',
});
