import { endpoints } from '@tessera/protocol/endpoints';
import { type CallContext, type Register, sessionOf } from '../../http/index.ts';
import type { Bettor } from './accept.ts';
import type { Betting } from './service.ts';

/** `/api/lottery/bet`, `bet/quote` and `bet/cancel`. */
export function bettingRoutes(register: Register, betting: Betting): void {
  register(endpoints.betQuote, (input, context) => betting.quote(input, bettorOf(context)));
  // The answer is stored with the bets, in the same transaction (L6).
  register(
    endpoints.betPlace,
    (input, context) => betting.place(bettorOf(context), input),
    (context) => betting.hasPlaced(sessionOf(context).userId, context.rid),
  );
  register(endpoints.betCancel, (input, context) => betting.cancel(sessionOf(context), input));
}

function bettorOf(context: CallContext): Bettor {
  const session = sessionOf(context);
  return { ...session, sessionAge: { id: session.id, lastsMs: context.now - session.startedAt } };
}
