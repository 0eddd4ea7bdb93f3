import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentHash, type Seal, type WitnessStatement } from '@tessera/fairness';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { damagedEpochs } from '../../apps/server/src/signer/index.ts';
import { type BetRequest, betRequest, drawOnSale } from '../kit/bets.ts';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { recordsIn } from './full-disk-helpers.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { figure, rounds } from './report.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/** Space for the database, two segments of its log, and the data of 20 rounds. */
const DISK_MB = 512;
/** Drawn once a day: one issue stays on sale through the whole test. */
const LOTTERY = 'lhc-1d';
/** Longer than the total move of the clock. */
const SALE_MS = 3_600_000;
/** The period of the other lottery. */
const CLOSE_MS = 60_000;
const PLAYERS = 4;
/** Requests that must be refused, and then succeed again, in each round. */
const REFUSED_MIN = 20;
const SERVED_MIN = 20;
/** A generous limit: on a full disk the database may have to restart. */
const PATIENT_MS = 240_000;

let disk: SmallDisk;
let platform: Platform;
let players: PlayerClient[];

beforeAll(async () => {
  disk = await smallDisk(DISK_MB);
  platform = await startPlatform('silent', { folder: disk.path, lotteries: [LOTTERY, 'ssc-1m'] });
  await inside(platform, withoutCallLimits);
  players = await Promise.all(Array.from({ length: PLAYERS }, () => register(platform.pc)));
  for (const { userId } of players) await inside(platform, ({ fund }) => fund(userId, '1000000.0000'));
});
afterAll(async () => {
  disk?.free();
  await platform?.stop();
  disk?.remove();
});

/** A request and its known result: bet ids once it was acknowledged. */
interface Sent {
  readonly player: PlayerClient;
  readonly request: BetRequest;
  ids?: readonly number[];
}

/** Sends a request once; returns whether it was acknowledged. A clean error of the server, or no answer, counts as no. */
async function ask(sent: Sent): Promise<boolean> {
  const answer = await sent.player.call('POST /api/lottery/bet', sent.request).catch(() => undefined);
  if (answer?.state !== 'SUCCESS') {
    if (answer && answer.state !== 'ERROR') throw new Error(`a bet was refused: ${JSON.stringify(answer)}`);
    return false;
  }
  sent.ids = answer.message.items.map((item) => {
    if (!item.ok) throw new Error(`a bet was refused: ${JSON.stringify(item)}`);
    return item.bet_id;
  });
  return true;
}

/** Players bet until told to stop, whatever the answers are. */
function bet(template: BetRequest) {
  const sent: Sent[] = [];
  const count = { refused: 0, served: 0 };
  let stopped = false;
  const lane = async (player: PlayerClient) => {
    while (!stopped) {
      const one: Sent = { player, request: { ...template, rid: freshRid() } };
      sent.push(one);
      count[(await ask(one)) ? 'served' : 'refused'] += 1;
    }
  };
  const ended = Promise.all(players.flatMap((player) => [lane(player), lane(player)]));
  return {
    sent,
    count,
    async stop() {
      stopped = true;
      await ended;
    },
  };
}

test('[F13] [F2] [M4] the disk of the database really full under load: money writes are refused, nothing acknowledged is lost', async () => {
  const { close_at } = await drawOnSale(players[0]!, LOTTERY);
  const left = close_at - (await inside(platform, ({ clock }) => clock.now()));
  if (left < SALE_MS) await platform.advance(left + 1_000);
  const { issue } = await drawOnSale(players[0]!, LOTTERY);
  const sides = ['big', 'small', 'odd', 'even', 'tail-big', 'tail-small'] as const;
  const template = await betRequest(
    players[0]!,
    LOTTERY,
    issue,
    Array.from({ length: 20 }, (_, place) => ({
      played: 'lhc.special.sides',
      content: sides[place % sides.length]!,
      unit_stake: '1.0000',
      multiple: 1,
      rebate_ppm: 0,
    })),
  );
  const wanted = rounds(2, 20);
  const load = bet(template);
  let slowest = 0;
  for (let round = 0; round < wanted; round += 1) {
    const before = { ...load.count };
    await until('bets', async () => load.count.served >= before.served + SERVED_MIN, PATIENT_MS);
    const refusedBefore = load.count.refused;
    disk.fill();
    await until('refusals', async () => load.count.refused >= refusedBefore + REFUSED_MIN, PATIENT_MS);
    const servedBefore = load.count.served;
    disk.free();
    const freed = performance.now();
    await until('bets again', async () => load.count.served > servedBefore, PATIENT_MS);
    slowest = Math.max(slowest, performance.now() - freed);
    // A one-minute draw closes, is sealed and witnessed between two of these rounds; other draws do so during a round.
    await platform.advance(CLOSE_MS);
  }
  await load.stop();
  await platform.untilReady();

  const acknowledged = load.sent.filter(({ ids }) => ids !== undefined);
  const open = load.sent.filter(({ ids }) => ids === undefined);
  // An unacknowledged request is stored whole or not at all; repeated under its rid it takes effect once.
  for (const one of open) {
    await until('a successful answer', () => ask(one), PATIENT_MS);
  }
  await inside(platform, async ({ store, violations }) => {
    const { rows } = await store.query<{ id: bigint; user_id: bigint }>('select id, user_id from bet');
    const owners = new Map(rows.map(({ id, user_id }) => [Number(id), Number(user_id)]));
    const missing = acknowledged.flatMap(({ ids, player }) =>
      ids!.filter((id) => owners.get(id) !== player.userId),
    );
    expect(missing).toEqual([]);
    const all = load.sent.flatMap(({ ids }) => ids!);
    expect(new Set(all).size).toBe(all.length);
    expect([...owners.keys()].sort()).toEqual([...all].sort());
    expect(await violations()).toEqual([]);
  });
  const bets = acknowledged.reduce((sum, { ids }) => sum + ids!.length, 0);
  figure(
    'F13',
    `database on a ${disk.form}, really full ${wanted} times under load: ${bets} bets acknowledged, 0 lost; ${open.length} requests refused, none stored in part; bets succeed again within ${(slowest / 1_000).toFixed(1)} s`,
  );
});

test('[F13] [E19] [D1] draws that closed meanwhile have one seal each, and the witness keeps its statement about it', async () => {
  const { rows } = await inside(platform, ({ store }) =>
    store.query<{ draw: string; seal: Seal; statement: WitnessStatement | null }>(
      `select lottery_id || '/' || issue as draw, seal, seal_proof->'witness'->'statement' as statement
       from draw where seal is not null`,
    ),
  );
  const folder = join(platform.dataDir, 'witness');
  const days = readdirSync(folder).filter((name) => name.startsWith('seals-'));
  const said = days.flatMap((name) => recordsIn(join(folder, name)) as WitnessStatement[]);
  const byDraw = new Map(said.map((statement) => [statement.draw, statement]));
  expect(byDraw.size).toBe(said.length);
  const sealed = rows.filter(({ statement }) => statement !== null);
  expect(sealed.length).toBeGreaterThan(0);
  for (const { draw, statement } of sealed) expect(byDraw.get(draw)).toEqual(statement);
  const seals = new Map(rows.map(({ draw, seal }) => [draw, documentHash(seal)]));
  for (const { draw, seal } of said) expect(seals.get(draw)).toBe(seal);
  expect(damagedEpochs(join(platform.dataDir, 'signer'))).toEqual([]);
  figure('F13', `${sealed.length} draws sealed in that time, each once`);
});
