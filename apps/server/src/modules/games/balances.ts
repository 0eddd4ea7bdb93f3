import { printAmount } from '@tessera/protocol';
import { readPlatforms } from './catalogue.ts';
import type { GamesParts } from './deps.ts';
import { nameFor } from './players.ts';
import type { Statements } from './statement.ts';

/**
 * Asks platforms for a player's current balances. Their statements are read at the same time, so that the ledger follows.
 * A platform that does not answer or has no wallet of its own is left out.
 */
export async function askBalances(
  parts: GamesParts,
  statements: Pick<Statements, 'read'>,
  userId: bigint,
  wanted: readonly string[],
): Promise<Record<string, string>> {
  const platforms = (await readPlatforms(parts.store)).filter(
    ({ id, wallet }) => wallet === 'transfer' && wanted.includes(id),
  );
  if (platforms.length === 0) return {};
  const player = await nameFor(parts.store, userId);
  const asked = await Promise.all(
    platforms.map(async ({ id }) => {
      const [said] = await Promise.all([parts.platform(id)?.balance(player), statements.read(id)]);
      if (said?.outcome === 'done') return [[id, printAmount(said.balance)]];
      // The player has never been on this platform.
      return said?.outcome === 'refused' && said.code === 'unknown_player' ? [[id, '0.0000']] : [];
    }),
  );
  return Object.fromEntries(asked.flat());
}
