import { z } from 'zod';
import { operatorAction } from '../../contract/index.ts';
import { type ArticleVotes, votesOf } from './votes.ts';

/** Days that the list covers. */
const DAYS = 90;

export const helpActions = [
  operatorAction({
    name: 'help votes',
    about: `which help articles have helped in the last ${DAYS} days, and why others have not`,
    permission: 'log.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => votesOf(store, DAYS),
    print: (votes) => (votes.length === 0 ? 'No answers yet.' : votes.map(lineOf).join('\n')),
  }),
];

function lineOf({ article, yes, unclear, incomplete, wrong, other }: ArticleVotes): string {
  return `${article}: yes ${yes}, unclear ${unclear}, incomplete ${incomplete}, wrong ${wrong}, other ${other}`;
}
