import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import type { Betting } from './service.ts';

/** `/api/lottery/bet`, `bet/quote` and `bet/cancel`. */
export function bettingRoutes(register: Register, betting: Betting): void {
  register(endpoints.betQuote, (input, context) => betting.quote(input, sessionOf(context).id));
  // The answer is stored with the bets, in the same transaction (L6).
  register(endpoints.betPlace, (input, context) => {
    const session = sessionOf(context);
    const sessionAge = { id: session.id, lastsMs: context.now - session.startedAt };
    return betting.place({ ...session, sessionAge }, input);
  });
  register(endpoints.betCancel, (input, context) => betting.cancel(sessionOf(context), input));
}
