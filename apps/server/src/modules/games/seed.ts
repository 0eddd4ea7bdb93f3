import { type Language, languageNames, type NamedId } from '@tessera/messages';
import { namesOf } from '@tessera/messages/load';
import type { Tx } from '../../store/index.ts';

const platforms = [
  platform('aurora', 'transfer', 'zhCn', 'enUs', 'viVn'),
  platform('harbor', 'seamless', 'zhCn', 'enUs'),
];

/** Picture names in the client's art that differ from the game id. */
const pictures: Readonly<Record<string, string>> = { fruit: 'slots-fruit', dragon: 'slots-dragon' };

/** `rtp_ppm` is the return of the choice with the lowest return by the platform's rules, rounded down (`docs/games.md`). */
const games = [
  game('aurora', 'crash', 'crash', 969_999, true),
  game('aurora', 'dice', 'dice', 970_672),
  game('aurora', 'mines', 'instant', 962_500, true),
  game('aurora', 'plinko', 'instant', 966_796),
  game('harbor', 'fruit', 'slots', 956_307, true),
  game('harbor', 'dragon', 'slots', 956_456),
  game('harbor', 'baccarat', 'cards', 954_255, true),
  game('harbor', 'fishing', 'fishing', 960_000),
];

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
     select id, platform, id, category, name, art, hot, rtp_ppm, sort from jsonb_to_recordset($1)
       as seed(id text, platform text, category text, name jsonb, art text, hot boolean, rtp_ppm int, sort int)
     on conflict (id) do nothing`,
    [JSON.stringify(games.map((row, sort) => ({ ...row, sort })))],
  );
}

function platform(id: NamedId<'platform'>, wallet: 'transfer' | 'seamless', ...offered: Language[]) {
  return { id, name: namesOf('platform', id), language: offered.map(language), wallet };
}

function game(
  platform: NamedId<'platform'>,
  id: NamedId<'game'>,
  category: string,
  rtp: number,
  hot = false,
) {
  return { id, platform, category, name: namesOf('game', id), art: pictures[id] ?? id, hot, rtp_ppm: rtp };
}

function language(value: Language) {
  return { label: languageNames[value], value };
}
