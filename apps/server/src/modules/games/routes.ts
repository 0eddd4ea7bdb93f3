import { parseAmount } from '@tessera/protocol';
import { endpoints } from '@tessera/protocol/endpoints';
import {
  AppError,
  type CallContext,
  type CallSession,
  type Register,
  sessionOf,
  type Texts,
} from '../../http/index.ts';
import { askBalances } from './balances.ts';
import { platformRow, readGames, readPlatforms } from './catalogue.ts';
import { enterGame } from './enter.ts';
import { roundRecord, transferRecord } from './records.ts';
import type { Games } from './service.ts';
import { findByRid, type TransferRow } from './transfer-store.ts';

/** `/api/game/…`, `/api/record/transfer` and `/api/record/game`. */
export function gameRoutes(register: Register, games: Games, texts: Texts): void {
  const { store, transfers, statements, home } = games;

  register(endpoints.gameList, () => readGames(store));
  register(endpoints.platformList, async (_, { language }) =>
    (await readPlatforms(store)).map((platform) => platformRow(games, platform, language)),
  );

  register(
    endpoints.gameTransfer,
    async ({ plat: platform, count }, context) => {
      const session = realPlayer(context);
      const amount = parseAmount(count);
      if (!amount.ok || amount.value === 0n) throw new AppError('amount_invalid');
      const direction = amount.value > 0n ? 1 : -1;
      const size = (direction === 1 ? amount.value : -amount.value) as typeof amount.value;
      const row = await transfers.order({
        userId: session.userId,
        platform,
        direction,
        amount: size,
        rid: context.rid,
        session: session.id,
      });
      requireDone(row);
      return texts.text(context.language, direction === 1 ? 'transfer_in_done' : 'transfer_out_done');
    },
    async (context) => (await findByRid(store, sessionOf(context).userId, context.rid)) !== undefined,
  );
  register(endpoints.gameBalance, ({ plats: platforms }, context) =>
    askBalances(games, statements, realPlayer(context).userId, platforms),
  );
  register(endpoints.gameEnter, (input, context) => {
    realPlayer(context);
    return enterGame(games, input, context);
  });
  register(endpoints.gameRecycle, (_, context) => home.recycle(realPlayer(context).userId, context.rid));

  register(endpoints.recordTransfer, (input, context) =>
    transferRecord(store, sessionOf(context).userId, input),
  );
  register(endpoints.recordGame, (input, context) => roundRecord(store, sessionOf(context).userId, input));
}

/** X1: trial money is never transferred to a platform. Operators never play (D6). */
function realPlayer(context: CallContext): CallSession {
  const session = sessionOf(context);
  if (session.kind === 'trial') throw new AppError('trial_not_allowed');
  if (session.kind === 'operator') throw new AppError('not_found');
  return session;
}

/** Translates the state of a transfer into the player's error: too little money on the platform, or the platform refused it. */
function requireDone({ state, reason }: TransferRow): void {
  if (state === 'pending') throw new AppError('transfer_pending');
  if (state === 'reversed') {
    throw new AppError(reason === 'insufficient' ? 'balance_insufficient' : 'provider_unavailable');
  }
}
