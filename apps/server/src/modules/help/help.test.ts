import { endpoints } from '@tessera/protocol/endpoints';
import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { helpModule } from './module.ts';
import { noteVote, votesOf } from './votes.ts';

const app = useApp({ modules: [helpModule] });
const VOTE = 'POST /api/help/vote';
const version = '0a1b2c3d';

test('an article is answered for once for the texts that were read', async () => {
  const player = await app().player();
  const vote = (fields: object) =>
    player.expectOk(VOTE, { article: 'turnover', version, answer: 'yes', ...fields });
  expect(await vote({})).toEqual({ noted: true });
  expect(await vote({})).toEqual({ noted: false });
  expect(await vote({ answer: 'wrong' })).toEqual({ noted: false });
  expect(await vote({ version: 'ffffffff', answer: 'wrong' })).toEqual({ noted: true });
  expect(await votesOf(app().db.store, 90)).toEqual([
    { article: 'turnover', yes: 1, unclear: 0, incomplete: 0, wrong: 1, other: 0 },
  ]);
  await expect(app().db.asOwner('delete from help_vote')).rejects.toThrow('append_only');
});

test('who is not signed in does not count, and a trial account neither', async () => {
  const trial = app().browser();
  const vote = { article: 'breaks', version, answer: 'yes' } as const;
  expect(await trial.codeOf(VOTE, vote)).toBe('please_login');
  trial.token = await trial.expectOk('POST /api/user/try', {});
  expect(await trial.expectOk(VOTE, vote)).toEqual({ noted: false });
});

test.each([
  ['an unknown article', { article: 'nowhere' }],
  ['an unknown answer', { answer: 'perhaps' }],
  ['a version that is no fingerprint', { version: '../../../' }],
  ['a field more', { text: '<b>' }],
])('%s is refused', async (_, fields: object) => {
  const player = await app().player();
  expect(await player.codeOf(VOTE, { article: 'vip', version, answer: 'yes', ...fields })).toBe(
    'validation_failed',
  );
});

test('a day has a limited number of answers', async () => {
  const { userId } = await app().player();
  const articles = endpoints.helpVote.request.shape.article.options;
  const noted: boolean[] = [];
  for (const own of ['11111111', '22222222'])
    for (const article of articles)
      noted.push(
        await noteVote(
          app().db.store,
          { userId, kind: 'player' },
          { article, version: own, answer: 'other' },
          'enUs',
        ),
      );
  expect(noted.filter(Boolean)).toHaveLength(40);
});

test('articles that helped least often come first', async () => {
  const [one, other] = [await app().player(), await app().player()];
  await one.expectOk(VOTE, { article: 'guard', version, answer: 'yes' });
  await other.expectOk(VOTE, { article: 'guard', version, answer: 'unclear' });
  await other.expectOk(VOTE, { article: 'receipts', version, answer: 'incomplete' });
  const order = (await votesOf(app().db.store, 90)).map(({ article }) => article);
  expect(order.indexOf('receipts')).toBeLessThan(order.indexOf('guard'));
});
