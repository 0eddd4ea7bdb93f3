import type { Tx } from '../../store/index.ts';

const zhCn = { label: '简体中文', value: 'zhCn' };
const enUs = { label: 'English', value: 'enUs' };
const viVn = { label: 'Tiếng Việt', value: 'viVn' };

const platforms = [
  {
    id: 'aurora',
    name: { zhCn: '极光', enUs: 'Aurora' },
    language: [zhCn, enUs, viVn],
    wallet: 'transfer',
  },
  { id: 'harbor', name: { zhCn: '海港', enUs: 'Harbor' }, language: [zhCn, enUs], wallet: 'seamless' },
] as const;

/** Picture names in the client's art that differ from the game id. */
const pictures: Readonly<Record<string, string>> = { fruit: 'slots-fruit', dragon: 'slots-dragon' };

/** `rtp_ppm` is the return of the choice with the lowest return by the platform's rules, rounded down (`docs/games.md`). */
const games = [
  game('aurora', 'crash', 'crash', '火箭升空', 'Crash', 969_999, true),
  game('aurora', 'dice', 'dice', '幸运骰', 'Dice', 970_672),
  game('aurora', 'mines', 'instant', '扫雷寻宝', 'Mines', 962_500, true),
  game('aurora', 'plinko', 'instant', '弹珠', 'Plinko', 966_796),
  game('harbor', 'fruit', 'slots', '水果机', 'Fruit Slots', 956_307, true),
  game('harbor', 'dragon', 'slots', '龙之宝藏', 'Dragon Slots', 956_456),
  game('harbor', 'baccarat', 'cards', '百家乐', 'Baccarat', 954_255, true),
  game('harbor', 'fishing', 'fishing', '捕鱼', 'Fishing', 960_000),
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

function game(
  platform: (typeof platforms)[number]['id'],
  id: string,
  category: string,
  zh: string,
  en: string,
  rtp: number,
  hot = false,
) {
  return { id, platform, category, name: { zhCn: zh, enUs: en }, art: pictures[id] ?? id, hot, rtp_ppm: rtp };
}
