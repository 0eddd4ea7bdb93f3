import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { ops, type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { armFailpoint, disarmFailpoints, failpointReached, installFailpoints } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { died, recovered, recovery } from './recovery.ts';
import { figure, rounds } from './report.ts';

const PURSE = 1_000;
const STAKE = 10;
const CYCLE_MS = 5_001;

let platform: Platform;
let player: PlayerClient;
let session: string;

beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['harbor'], lotteries: [] });
  await inside(platform, withoutCallLimits);
  player = await register(platform.pc);
  await inside(platform, ({ fund }) => fund(player.userId, `${PURSE}.0000`));
  await installFailpoints(platform);
  const { url } = await player.ok('POST /api/game/enter', { game: 'fishing' });
  session = new URL(url).searchParams.get('s')!;
});
afterAll(() => platform?.stop());

type Reply = { code?: string; round?: { state: string; payout: string } };

const page = async (name: string, body: object): Promise<Reply> => {
  const answer = await fetch(`${platform.party('harbor').url}/play/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ s: session, ...body }),
  });
  return (await answer.json()) as Reply;
};

/** Plays one round, or repeats the result of the round with this id. */
const play = (rid: string) =>
  page('round', { rid, stake: String(STAKE), choice: { targets: ['sardine'] }, clientSeed: 'faults' });

/**
 * Waits until every callback is delivered; the main balance then agrees with the rounds in the platform's history. Returns
 * their number.
 */
async function settle(): Promise<number> {
  await platform.party('harbor').steer('normal');
  await until('the delivery of every win and rollback', async () => {
    const control = await (await fetch(`${platform.party('harbor').url}/control`)).json();
    return (control as { told: number }).told === 0;
  });
  recovered();
  const { history } = (await page('state', {})) as { history: { stake: string; payout: string }[] };
  const won = history.reduce((sum, { stake, payout }) => sum + Number(payout) - Number(stake), 0);
  const { balance } = await player.ok('POST /api/user/balance');
  expect(Number(balance)).toBe(PURSE + won);
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  return history.length;
}

test('[F9] [P2] callbacks repeated, out of order, forged or unanswered: no round counts twice or is lost', async () => {
  const outcomes = {
    repeating: 'done',
    'out-of-order': 'refused',
    unsigned: 'unavailable',
    silent: 'unavailable',
  } as const;
  let played = 0;
  for (let round = 0; round < rounds(1, 10); round += 1) {
    for (const [mode, outcome] of Object.entries(outcomes)) {
      await platform.advance(CYCLE_MS);
      await platform.party('harbor').steer(mode);
      const rid = freshRid();
      const reply = await play(rid);
      expect([mode, reply.code ?? reply.round?.state]).toEqual([mode, outcome]);
      await settle();
      // A round that was played but not answered is answered now; a forged bet never existed.
      const again = await play(rid);
      expect(again.code ?? again.round?.state).toBe(mode === 'silent' ? 'done' : outcome);
      played += again.round ? 1 : 0;
      expect(await settle()).toBe(played);
    }
  }
  figure('F9', `games: ${played} rounds played with faulty callbacks, each counted once`);
});

test('[F1] [P2] the server killed during a bet, the games killed before a win is delivered: each round counts once', async () => {
  let kills = 0;
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const before = await settle();
    await platform.advance(CYCLE_MS);
    await armFailpoint(platform, 'entry');
    const cut = play(freshRid());
    await failpointReached(platform);
    await platform.kill();
    died();
    expect((await cut).code).toBe('unavailable');
    await disarmFailpoints(platform);
    await platform.party('harbor').kill();
    await Promise.all([platform.restart(), platform.party('harbor').restart()]);
    await platform.advance(CYCLE_MS);
    // No money was taken, and the later rollback finds nothing to return.
    expect(await settle()).toBe(before);

    // A bet makes five writes at failpoints, and its win comes next, unless a job of the server writes in between.
    await armFailpoint(platform, 'provider_event', (5 + round) % 6);
    const rid = freshRid();
    const answer = play(rid).catch(() => undefined);
    await failpointReached(platform);
    await platform.party('harbor').kill();
    expect(await answer).toBeUndefined();
    await disarmFailpoints(platform);
    await platform.party('harbor').restart();
    await platform.advance(1);
    // A round whose bet was answered is completed, any other one is rolled back; there is no state in between.
    const counted = await settle();
    const again = await play(rid);
    expect([again.round?.state ?? again.code, counted]).toEqual(
      counted > before ? ['done', before + 1] : ['unavailable', before],
    );
    kills += 2;
  }
  figure('F1', `games: ${kills} kills during rounds, each round counted once, ${recovery()}`);
});

test('[P4] both sides agree by reference, and a difference of one unit is found', async () => {
  // Reconciliation ends one minute in the past.
  await platform.advance(61_000);
  const report = await ops(platform.env, 'reconcile', 'harbor');
  expect(report).toContain('no difference');
  expect(report).not.toContain(' 0 lines here');
  await platform.party('harbor').steer('lying');
  expect(await ops(platform.env, 'reconcile', 'harbor')).toMatch(/win [0-9a-f]{24}-win/);
});
