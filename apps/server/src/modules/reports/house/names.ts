import { inLanguage } from '@tessera/messages/languages';
import type { Tx } from '../../../store/index.ts';
import type { HouseReport, Names } from './report.ts';

/** A name in one of the languages of the console. */
export const nameIn = (names: Names, language: string): string =>
  names[language === 'zhCn' ? 'zhCn' : 'enUs'];

interface Found extends Record<string, unknown> {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
}

/** Names of the subjects of some rows, for people: no part of what is hashed, since names change. */
export async function namesOf(
  db: Pick<Tx, 'query'>,
  report: HouseReport,
  subjects: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  if (report.rows === 'player') return playerNames(db, subjects);
  if (report.rows === 'lottery' || report.rows === 'platform' || report.rows === 'product') {
    const { rows } = await db.query<Found>(
      `select id, name from lottery_offer where id = any ($1)
       union all select id, name from game_platform_name where id = any ($1)`,
      [subjects],
    );
    return new Map(rows.map(({ id, name }) => [id, inLanguage(name, language) ?? id]));
  }
  return new Map(Object.entries(report.names ?? {}).map(([id, names]) => [id, nameIn(names, language)]));
}

async function playerNames(
  db: Pick<Tx, 'query'>,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: bigint; user_name: string }>(
    'select id, user_name from player where id = any ($1::bigint[])',
    [subjects.filter((subject) => /^\d{1,18}$/.test(subject))],
  );
  return new Map(rows.map(({ id, user_name }) => [String(id), user_name]));
}
