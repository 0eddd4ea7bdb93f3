import type { GameId } from '@tessera/games/game-ids';
import { PLATFORM_IDS, PLATFORMS } from '@tessera/games/platforms';
import { type Language, languageNames } from '@tessera/messages';
import { namesOf } from '@tessera/messages/load';
import type { Tx } from '../../store/index.ts';

interface GameFacts {
  readonly category: string;
  /** Return of the choice with the lowest return by the rules, in millionths, rounded down (`docs/games.md`). */
  readonly rtp: number;
  readonly hot?: boolean;
  /** Picture in the client's art. Default: the game's id. */
  readonly art?: string;
}

const facts: Readonly<Record<GameId, GameFacts>> = {
  crash: { category: 'crash', rtp: 969_999, hot: true },
  dice: { category: 'dice', rtp: 970_672 },
  mines: { category: 'instant', rtp: 962_500, hot: true },
  plinko: { category: 'instant', rtp: 966_796 },
  fruit: { category: 'slots', rtp: 956_307, hot: true, art: 'slots-fruit' },
  dragon: { category: 'slots', rtp: 956_456, art: 'slots-dragon' },
  baccarat: { category: 'cards', rtp: 954_255, hot: true },
  fishing: { category: 'fishing', rtp: 960_000 },
};

const platforms = PLATFORM_IDS.map((id) => {
  const { wallet, languages } = PLATFORMS[id];
  // Safe cast: the pages of a platform are in languages of the product.
  return { id, name: namesOf('platform', id), language: (languages as Language[]).map(language), wallet };
});

/** The id of a game is the platform's code for it; when an earlier platform has it too, behind the platform's id. */
const games = PLATFORM_IDS.flatMap((platform, place) => {
  const taken = new Set(PLATFORM_IDS.slice(0, place).flatMap((earlier) => PLATFORMS[earlier].games));
  return PLATFORMS[platform].games.map((code) => {
    const { category, rtp, hot = false, art = code } = facts[code];
    const id = taken.has(code) ? `${platform}-${code}` : code;
    return { id, code, platform, category, name: namesOf('game', code), art, hot, rtp_ppm: rtp };
  });
});

/** Inserts missing platforms and games; never changes existing ones. Safe to run at every start. */
export async function seedGames(tx: Tx): Promise<void> {
  await tx.query(
    `insert into game_platform (id, name, language, wallet, sort)
     select id, name, language, wallet, sort from jsonb_to_recordset($1)
       as seed(id text, name jsonb, language jsonb, wallet text, sort int)
     on conflict (id) do nothing`,
    [JSON.stringify(platforms.map((platform, sort) => ({ ...platform, sort })))],
  );
  await tx.query(
    `insert into game (id, platform, code, category, name, art, hot, rtp_ppm, sort)
     select id, platform, code, category, name, art, hot, rtp_ppm, sort from jsonb_to_recordset($1)
       as seed(id text, platform text, code text, category text, name jsonb, art text, hot boolean, rtp_ppm int, sort int)
     on conflict (id) do nothing`,
    [JSON.stringify(games.map((row, sort) => ({ ...row, sort })))],
  );
}

function language(value: Language) {
  return { label: languageNames[value], value };
}
