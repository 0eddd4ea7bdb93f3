import type { Transcript } from '@tessera/fairness';
import { testTranscript } from '@tessera/fairness/testing';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { decide, drawOf, seedProducts } from '../../../test/decided-bets.ts';
import { factsModule } from './module.ts';

const app = useApp({ modules: [factsModule], extend: ({ db }) => seedProducts(db) });
const VERIFIED = 'POST /api/fairness/verified';
/** K of the transcript, by the section "Result" of `docs/fairness.md`. */
const KEY = '2f09062f79a6099d8a06a64cb94196f90d5dbcbc86810dab37fc8a734bc54333';

/** Stores a finished draw with this transcript; returns its id. */
async function drawn(transcript: Transcript, sample = false): Promise<bigint> {
  const { db } = app();
  const { userId } = await app().player();
  const [bet] = await decide(db, [{ user: userId }]);
  const draw = await drawOf(db, bet!);
  await db.asOwner(
    `set session_replication_role = replica;
     update draw set issue = '${transcript.descriptor.issue}', sample = ${sample}, transcript = '${JSON.stringify(transcript)}' where id = ${draw};
     set session_replication_role = origin`,
  );
  return draw;
}

const facts = async (user: bigint) =>
  (
    await app().db.store.query<{ fact: string; ref: string }>(
      'select fact, ref from fact_known where user_id = $1 order by fact, ref',
      [user],
    )
  ).rows;

const { lottery, issue } = testTranscript().descriptor;
let draw: bigint;
beforeAll(async () => {
  draw = await drawn(testTranscript());
});

test('a draw is verified by the key that follows from its seed, randomness and bets, and counts once', async () => {
  const player = await app().player();
  expect(await player.expectOk(VERIFIED, { lottery, issue, key: KEY })).toEqual({ noted: true });
  expect(await player.expectOk(VERIFIED, { lottery, issue, key: KEY })).toEqual({ noted: false });
  expect(await facts(player.userId)).toEqual([{ fact: 'verify_draw', ref: String(draw) }]);
});

test('another key, a draw without a result, and an unknown draw are refused and leave nothing', async () => {
  const player = await app().player();
  const code = (fields: object) => player.codeOf(VERIFIED, { lottery, issue, key: KEY, ...fields });
  expect(await code({ key: `${KEY.slice(0, -1)}${KEY.endsWith('0') ? '1' : '0'}` })).toBe(
    'validation_failed',
  );
  expect(await code({ key: KEY.toUpperCase() })).toBe('validation_failed');
  expect(await code({ issue: '20260101-0002' })).toBe('not_found');
  const [bet] = await decide(app().db, [{ user: player.userId }]);
  const open = await drawOf(app().db, bet!);
  expect(await code({ issue: `d-${open}` })).toBe('not_found');
  expect(await facts(player.userId)).toEqual([]);
});

test('a trial account leaves no fact, and a visitor is refused', async () => {
  const trial = app().browser();
  expect(await trial.codeOf(VERIFIED, { lottery, issue, key: KEY })).toBe('please_login');
  trial.token = await trial.expectOk('POST /api/user/try', {});
  expect(await trial.expectOk(VERIFIED, { lottery, issue, key: KEY })).toEqual({ noted: false });
  expect(await trial.expectOk('POST /api/user/rules/read', { family: 'ssc' })).toEqual({ noted: false });
});

test('a day brings at most ten new facts of a kind, and none is changed or removed', async () => {
  const player = await app().player();
  const families = ['ssc', 'd3', 'p5', 'x5', 'pk10', 'k3', 'kl8', 'kl10', 'lhc', 'pc28', 'dlt'];
  const answers: boolean[] = [];
  for (const family of families)
    answers.push((await player.expectOk('POST /api/user/rules/read', { family })).noted);
  expect(answers).toEqual(families.map((_, at) => at < 10));
  await expect(app().db.asOwner('delete from player_fact')).rejects.toThrow('append_only');
  await expect(app().db.asOwner("update player_fact set ref = 'x'")).rejects.toThrow('append_only');
});
