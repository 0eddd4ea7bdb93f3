import type { ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import { useAnswer } from '../../platform/query.ts';

export type ArticleRow = ConsoleReply<'/console/help/list'>['items'][number];
type ArticleId = ArticleRow['article'];

/** All articles with the answers of players. */
export function useArticles() {
  return useAnswer({ queryKey: ['help'], queryFn: () => call('/console/help/list') });
}

/** The texts of one article. */
export function useArticle(article: ArticleId) {
  return useAnswer({
    queryKey: ['help-article', article],
    queryFn: () => call('/console/help/get', { article }),
  });
}
