import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, nothing } from '../schemas.ts';

const currencies = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    symbol: z.string(),
    is_base: z.boolean(),
    /** Units of the base currency per unit of this one, and the time of that rate; absent for the base. */
    rate: z.object({ value: amountText, at: ms }).optional(),
  }),
);

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
  about: 'The same list by GET, used by the transfer dialog.',
});
