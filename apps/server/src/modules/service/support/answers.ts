import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import { AppError } from '../../../http/index.ts';
import type { Store, Tx } from '../../../store/index.ts';
import { cleanText } from '../../chat/index.ts';

/** Most canned answers, each language counted. */
const ANSWERS_MAX = 2_000;

/** The newest text of each name and language. */
const NEWEST = `select distinct on (name, language) id, name, language, text, by, at from service_answer
  order by name, language, id desc`;

/** Canned answers, without those that were taken away. */
export async function listAnswers(store: Store): Promise<ConsoleReplyOf<'consoleServiceAnswers'>['items']> {
  const { rows } = await store.query<{ name: string; language: string; text: string; by: string; at: Date }>(
    `select n.name, n.language, n.text, o.name as by, n.at from (${NEWEST}) n join operator_now o on o.id = n.by
     where n.text <> '' order by n.name, n.language limit $1`,
    [ANSWERS_MAX],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
}

/** Writes a canned answer, or takes it away with an empty text. False: it is so already. Errors: `service_answers_full`. */
export async function writeAnswer(
  tx: Tx,
  operatorId: bigint,
  { name, language, text: typed }: ConsoleInputOf<'consoleServiceAnswer'>,
): Promise<boolean> {
  const text = cleanText(typed);
  await tx.query("select pg_advisory_xact_lock(hashtextextended('service answers', 0))");
  const { rows } = await tx.query<{ kept: number; text: string | null }>(
    `select count(*) filter (where n.text <> '')::integer as kept,
       max(n.text) filter (where n.name = $1 and n.language = $2) as text from (${NEWEST}) n`,
    [name, language],
  );
  const { kept, text: before } = rows[0]!;
  if (text === (before ?? '')) return false;
  if (!before && kept >= ANSWERS_MAX) throw new AppError('service_answers_full');
  await tx.query('insert into service_answer (name, language, text, by) values ($1, $2, $3, $4)', [
    name,
    language,
    text,
    operatorId,
  ]);
  return true;
}
