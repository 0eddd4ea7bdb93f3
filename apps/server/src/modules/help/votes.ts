import type { InputOf } from '@tessera/protocol';
import type { CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';

/** Answers that a player's day may bring: more than there are articles. */
const DAY_MAX = 40;

/**
 * Stores a player's answer. False for a trial account, for texts that the player has answered for, and beyond the number of a
 * day.
 */
export async function noteVote(
  store: Store,
  { userId, kind }: Pick<CallSession, 'userId' | 'kind'>,
  { article, version, answer }: InputOf<'helpVote'>,
): Promise<boolean> {
  if (kind === 'trial') return false;
  const { rowCount } = await store.query(
    `insert into help_vote (user_id, article, version, answer, at)
     select $1, $2, $3, $4, app_now()
     where (select count(*) from help_vote
            where user_id = $1 and platform_day(at) = platform_day(app_now())) < $5
     on conflict do nothing`,
    [userId, article, version, answer, DAY_MAX],
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
