import { randomBytes } from 'node:crypto';
import { FALLBACK_LANGUAGE, offeredLanguage } from '@tessera/messages/languages';
import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext, sessionOf } from '../../http/index.ts';
import { requirePlay } from '../protection/index.ts';
import { findPlatform, textIn } from './catalogue.ts';
import { GAME_CURRENCY, type GamesParts } from './deps.ts';
import { nameFor } from './players.ts';

/**
 * Opens a game for the caller: returns the URL of a page on the platform's own origin. Moves no money.
 * Errors: `not_found` for a game that is not offered, `provider_unavailable`, those of `requirePlay`, `validation_failed` for a
 * language the platform does not support.
 */
export async function enterGame(
  parts: GamesParts,
  { game: id, language }: InputOf<'gameEnter'>,
  context: CallContext,
): Promise<ReplyOf<'gameEnter'>> {
  const { store } = parts;
  const session = sessionOf(context);
  const { rows } = await store.query<{
    platform: string;
    code: string;
    name: Record<string, string>;
    enabled: boolean;
  }>('select platform, code, name, enabled from game where id = $1', [id]);
  const game = rows[0];
  const platform = game && (await findPlatform(store, game.platform));
  if (!game?.enabled || !platform) throw new AppError('not_found');
  await requirePlay(store, session.userId, session.id);
  const connection = parts.platform(platform.id);
  if (!connection || platform.maintenance) throw new AppError('provider_unavailable');
  const spoken = platform.language.map(({ value }) => value);
  if (language !== undefined && !spoken.includes(language)) {
    throw new AppError('validation_failed', { field: 'language' });
  }
  const key = randomBytes(24).toString('base64url');
  const player = await store.tx(async (tx) => {
    const name = await nameFor(tx, session.userId);
    await tx.query(
      `insert into game_session (id, user_id, platform, game, session_id, at) values ($1, $2, $3, $4, $5, app_now())`,
      [key, session.userId, platform.id, id, session.id],
    );
    return name;
  });
  const launched = await connection.launch({
    player,
    game: game.code,
    language: offeredLanguage(spoken, [language, context.language]) ?? FALLBACK_LANGUAGE,
    currency: GAME_CURRENCY,
    session: key,
    ...(context.origin && /^https?:/.test(context.origin) ? { origin: context.origin } : {}),
  });
  if (launched.outcome !== 'done') throw new AppError('provider_unavailable');
  const { wallet } = platform;
  return {
    url: launched.url,
    plat: platform.id,
    game: id,
    name: textIn(game.name, context.language),
    wallet,
  };
}
