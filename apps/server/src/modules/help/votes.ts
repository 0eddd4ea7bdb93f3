import type { InputOf } from '@tessera/protocol';
import type { CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';

/** Answers that a player's day may bring: more than there are articles. */
const DAY_MAX = 40;

/**
 * Stores a player's answer, given in the language of the call. False for a trial account, for texts that the player has answered for, and beyond the number of a
 * day.
 */
export async function noteVote(
  store: Store,
  { userId, kind }: Pick<CallSession, 'userId' | 'kind'>,
  { article, version, answer }: InputOf<'helpVote'>,
  language: string,
): Promise<boolean> {
  if (kind === 'trial') return false;
  const { rowCount } = await store.query(
    `insert into help_vote (user_id, article, version, answer, at, language)
     select $1, $2, $3, $4, app_now(), $6::text
     where (select count(*) from help_vote
            where user_id = $1 and platform_day(at) = platform_day(app_now())) < $5
     on conflict do nothing`,
    [userId, article, version, answer, DAY_MAX, language],
  );
  return rowCount === 1;
}

/** Answers for one article. */
export interface ArticleVotes extends Record<string, unknown> {
  readonly article: string;
  readonly yes: number;
  readonly unclear: number;
  readonly incomplete: number;
  readonly wrong: number;
  readonly other: number;
}

/** Answers of the last days by article, those that helped least often first. */
export async function votesOf(store: Store, days: number): Promise<readonly ArticleVotes[]> {
  const { rows } = await store.query<ArticleVotes>(
    `select article,
       count(*) filter (where answer = 'yes')::integer as yes,
       count(*) filter (where answer = 'unclear')::integer as unclear,
       count(*) filter (where answer = 'incomplete')::integer as incomplete,
       count(*) filter (where answer = 'wrong')::integer as wrong,
       count(*) filter (where answer = 'other')::integer as other
     from help_vote where at > app_now() - $1 * interval '1 day'
     group by article
     order by count(*) filter (where answer = 'yes')::numeric / count(*), article`,
    [days],
  );
  return rows;
}

/** The texts of an article that are in force in a language, by the fingerprint that clients send. */
export interface CurrentTexts {
  readonly article: string;
  readonly language: string;
  readonly version: string;
}

/**
 * Answers of the last days by article and language, those about the texts in force apart (`current`). Language null: given before
 * languages were kept.
 */
export async function votesByLanguage(
  store: Store,
  days: number,
  current: readonly CurrentTexts[],
): Promise<readonly (ArticleVotes & { readonly language: string | null; readonly current: boolean })[]> {
  const { rows } = await store.query<ArticleVotes & { language: string | null; current: boolean }>(
    `select v.article, v.language, c.version is not null as current,
       count(*) filter (where v.answer = 'yes')::integer as yes,
       count(*) filter (where v.answer = 'unclear')::integer as unclear,
       count(*) filter (where v.answer = 'incomplete')::integer as incomplete,
       count(*) filter (where v.answer = 'wrong')::integer as wrong,
       count(*) filter (where v.answer = 'other')::integer as other
     from help_vote v
     left join unnest($2::text[], $3::text[], $4::text[]) c (article, language, version)
       on c.article = v.article and c.language = v.language and c.version = v.version
     where v.at > app_now() - $1 * interval '1 day'
     group by 1, 2, 3 order by 1, 2, 3 limit 2000`,
    [
      days,
      current.map(({ article }) => article),
      current.map(({ language }) => language),
      current.map(({ version }) => version),
    ],
  );
  return rows;
}
