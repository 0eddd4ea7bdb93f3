import { createHash } from 'node:crypto';
import { type DrawFamily, drawFor, drawStream } from '@tessera/fairness';
import { type Content, type Draw, playItems, randomContent } from '@tessera/rules';
import { AppError } from '../../src/http/index.ts';
import type { Bettor } from '../../src/modules/betting/index.ts';
import { createSettlement } from '../../src/modules/settlement/index.ts';
import { followUpJob } from '../../src/modules/settlement/service.ts';
import type { JobKind } from '../../src/store/index.ts';
import type { BetWorld, DrawRow, ItemDraft } from '../bets.ts';
import { noEvents } from '../events.ts';
import type { TestStore } from '../kit.ts';
import { type Chance, seeded } from '../seeded.ts';
import { createBook } from './book.ts';
import { type Fate, isPassing, mortalParts } from './mortal-store.ts';
import { createTransferSteps, PLATFORM } from './transfer-steps.ts';

/** Lotteries of the simulation, one for each kind of draw. */
const LOTTERIES: readonly (readonly [id: string, family: DrawFamily])[] = [
  ['ssc-1m', 'ssc'],
  ['k3-1m', 'k3'],
  ['pk10-1m', 'pk10'],
  ['pc28-1m', 'pc28'],
];
const PLAYERS = 4;
const STEPS = 14;
/** Starting balance 300.0000: enough for many bets, and small enough to run out. */
const PURSE = 3_000_000n;
/** All seeds share the clock of the store. Sales are so long that no draw closes because another seed moves the clock. */
const SALE_MS = 400 * 86_400_000;
const HOUR_MS = 3_600_000;
/** Tries of an act that may fail; the next one cannot, so that every act ends. */
const RISKY_TRIES = 6;

interface OpenDraw extends DrawRow {
  readonly family: DrawFamily;
  state: 'open' | 'settled' | 'void';
}

/**
 * Runs one seed through betting, settlement and transfers over the real store (S1). Events: random bets, cancellations,
 * draws, voids, clock jumps, transfers to a platform and back. Failures: nodes that die before or after a commit, lost
 * answers, repeated or late requests and jobs; a platform that refuses, does not answer or acts later; a pool without a free
 * connection, a full disk, a record written short, a blocked event loop, a node whose clock steps. After every step the
 * store must match the model. Errors: throws with the step when it does not.
 *
 * Returns the failures that the seed met, and a hash of the run: the same for the same seed on any machine under any load.
 *
 * @param meddle what an intruder does to a player in the middle of the run.
 */
export async function simulate(
  seed: string,
  db: TestStore,
  world: BetWorld,
  meddle?: (userId: bigint) => Promise<unknown>,
): Promise<{ met: Readonly<Record<Fate, number>>; trace: string }> {
  const chance = seeded(seed);
  const mortal = mortalParts(seed, db.store, world.signer);
  const trace = createHash('sha256');
  /** Error of this node's clock, ms. */
  let skew = 0;
  const clock = { ...db.clock, local: () => db.clock.local() + skew };
  const book = createBook();
  const late: { key: string; run: () => Promise<unknown> }[] = [];
  const jobs: TestStore['jobs'] = {
    ...db.jobs,
    // Transfers are checked at random times.
    add: async ({ kind }: JobKind, keys: string | readonly string[], ..._: readonly unknown[]) => {
      const key = String(keys);
      if (kind === followUpJob.kind) late.push({ key, run: async () => followUp(key) });
    },
  };
  const betting = world.anotherNode(mortal.store, mortal.signer);
  const settlement = createSettlement({
    store: mortal.store,
    clock,
    jobs,
    events: noEvents,
    emit: world.emit,
    chunkBets: 1 + chance.below(5),
  });
  const players: Bettor[] = [];
  for (let i = 0; i < PLAYERS; i += 1) players.push(await world.player(PURSE));
  for (const { userId } of players) book.balances.set(userId, PURSE);
  await db.store.query(
    `insert into user_account (id, user_name, kind, language, currency, password_hash, created_at)
     select id, 'sim_' || id, 'player', 'zhCn', 'CNY', 'none', app_now() from unnest($1::bigint[]) id`,
    [players.map(({ userId }) => userId)],
  );
  const draws: OpenDraw[] = [];

  let acts = 0;
  /** Repeats an act that a failure interrupted, as its caller or the next node does; each try may fail again. */
  async function untilDone<T>(act: () => Promise<T>): Promise<T> {
    acts += 1;
    for (let tries = 0; ; tries += 1) {
      try {
        return await mortal.attempt(`${acts} ${tries}`, tries < RISKY_TRIES, act);
      } catch (error) {
        if (!isPassing(error)) throw error;
        trace.update(`${acts} failed `);
      }
    }
  }

  const followUp = (key: string) => {
    const now = db.clock.local();
    const due = {
      ...{ id: 0n, kind: followUpJob.kind, key, payload: {} },
      ...{ runAt: now, takenAt: now, attempts: 0 },
    };
    return followUpJob.run(settlement.deps, due, undefined);
  };
  const moves = createTransferSteps({
    ...{ chance, book, players, db, clock, jobs, untilDone, refusal },
    store: mortal.store,
    emit: world.emit,
  });

  const steps = {
    transfer: moves.transfer,
    look: moves.look,
    async open() {
      const [lottery, family] = chance.one(LOTTERIES);
      const row = await world.draw({ lottery, closeIn: SALE_MS });
      draws.push({ ...row, family, state: 'open' });
    },
    async bet() {
      const draw = pickDraw();
      if (!draw) return;
      const player = chance.one(players);
      const items = Array.from({ length: 1 + chance.below(4) }, () => randomItem(draw.family, chance));
      const request = world.request(draw, items);
      const place = () => untilDone(() => betting.place(player, request).catch(refusal));
      const answer = await place();
      // A second click or tab: the same request gets the same answer.
      if (chance.happens(40)) expectSame(await place(), answer);
      // Refused as a whole: no item became a bet.
      if (answer instanceof AppError) return;
      for (const [at, item] of answer.items.entries()) {
        const { stake, unit_stake, multiple, odds, played: play, content, rebate_ppm } = request.items[at]!;
        const amount = unitsOf(stake);
        const purse = book.balances.get(player.userId)!;
        if (!item.ok) {
          if (item.code === 'balance_insufficient' && purse >= amount)
            throw new Error('a covered bet was refused');
          continue;
        }
        if (purse < amount) throw new Error('a bet was accepted beyond the balance');
        book.accept({
          id: BigInt(item.bet_id),
          player: player.userId,
          draw: draw.id,
          played: play,
          content: content as Content,
          stake: amount,
          lineStake: unitsOf(unit_stake) * BigInt(multiple),
          odds: Object.fromEntries(Object.entries(odds).map(([tier, rate]) => [tier, BigInt(rate)])),
          rebatePpm: rebate_ppm,
          state: 'open',
          tied: 0n,
        });
      }
    },
    async cancel() {
      const open = [...book.bets.values()];
      if (open.length === 0) return;
      const bet = chance.one(open);
      const player = chance.one(players);
      const draw = draws.find(({ id }) => id === bet.draw)!;
      const allowed = player.userId === bet.player && draw.state === 'open';
      try {
        await untilDone(() => betting.cancel(player, { bet_id: Number(bet.id) }));
        // A repeated cancellation gets the same answer, whatever the state of the draw.
        const again = player.userId === bet.player && bet.state === 'returned';
        if (!allowed && !again) throw new Error('a bet was cancelled that could not be');
        if (bet.state === 'open') book.giveBack(bet.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (allowed && bet.state === 'open') throw new Error(`a bet could not be cancelled: ${error.code}`);
      }
    },
    async settle() {
      const draw = pickDraw();
      if (!draw) return;
      // Issue numbers continue from seed to seed, so the result depends on the draw's place in its seed.
      const key = createHash('sha256')
        .update(`${seed} ${draws.indexOf(draw)}`)
        .digest();
      const result = drawFor(draw.family, drawStream(key)) as Draw;
      await world.drawn(draw, result);
      await untilDone(() => settlement.settleDraw(draw.id));
      if (chance.happens(30)) await untilDone(() => settlement.settleDraw(draw.id));
      await db.asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
      draw.state = 'settled';
      book.settle(draw.id, result);
    },
    async void() {
      const draw = pickDraw();
      if (!draw) return;
      await db.asOwner("update draw set state = 'void', void_reason = 'simulated' where id = $1", [draw.id]);
      await untilDone(() => settlement.refundDraw(draw.id));
      if (chance.happens(30)) await untilDone(() => settlement.refundDraw(draw.id));
      draw.state = 'void';
      for (const bet of book.bets.values())
        if (bet.draw === draw.id && bet.state === 'open') book.giveBack(bet.id);
    },
    async late() {
      if (late.length === 0) return;
      const [job] = late.splice(chance.below(late.length), 1);
      await untilDone(job!.run);
      if (chance.happens(30)) await untilDone(job!.run);
      rebateOnce(BigInt(job!.key));
    },
    async clock() {
      if (chance.happens(50)) await db.clock.advance(chance.below(20_000));
      else skew = chance.one([0, HOUR_MS, -HOUR_MS]);
    },
  };

  /** Rebates of a draw are paid once; its job may have been added twice. */
  const rebated = new Set<bigint>();
  const rebateOnce = (draw: bigint) => {
    if (rebated.has(draw)) return;
    rebated.add(draw);
    book.rebate(draw);
  };
  const pickDraw = () => {
    const open = draws.filter(({ state }) => state === 'open');
    return open.length === 0 ? undefined : chance.one(open);
  };

  await steps.open();
  for (let step = 0; step < STEPS; step += 1) {
    const name = chance.one(WEIGHTS);
    try {
      await steps[name]();
      if (step === STEPS / 2) await meddle?.(players[0]!.userId);
      await compare(db, book, players);
      const purses = [book.balances, book.transit, book.onPlatform];
      const held = players.map(({ userId }) => purses.map((purse) => purse.get(userId) ?? 0n));
      trace.update(`${step} ${name} ${chance.spent()} ${held} ${Object.values(book.house)} `);
    } catch (error) {
      throw new Error(
        `seed ${seed}, step ${step} (${name}): ${error instanceof Error ? error.message : error}`,
        {
          cause: error,
        },
      );
    }
  }
  while (late.length > 0) await steps.late();
  await moves.finish();
  await compare(db, book, players);
  return { met: mortal.met, trace: trace.digest('hex') };
}

type StepName = 'open' | 'bet' | 'cancel' | 'settle' | 'void' | 'late' | 'clock' | 'transfer' | 'look';
/** Relative frequency of each step. */
const WEIGHTS: readonly StepName[] = [
  ...Array<StepName>(8).fill('bet'),
  ...Array<StepName>(3).fill('cancel'),
  ...Array<StepName>(3).fill('settle'),
  ...Array<StepName>(3).fill('open'),
  ...Array<StepName>(2).fill('late'),
  ...Array<StepName>(4).fill('transfer'),
  ...Array<StepName>(2).fill('look'),
  'void',
  'clock',
];

/** A bet on any played item of the family, most of them covered by the balance, some too expensive. */
function randomItem(family: DrawFamily, chance: Chance): ItemDraft {
  const item = chance.one(playItems(family));
  return {
    played: item.id,
    content: randomContent(item.id, (n) => chance.below(n)),
    unit: item.board === 'tradition' ? chance.one([20_000n, 2_000n, 200n]) : 10_000n,
    multiple: chance.happens(8) ? 400 : 1 + chance.below(5),
    rebate: chance.one([0, 0, 10_000, 25_000]),
  };
}

/** Returns a refusal. Any other error is thrown again, also a temporary failure. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError && !isPassing(error)) return error;
  throw error;
}

type PlaceOutcome = Awaited<ReturnType<BetWorld['betting']['place']>> | AppError;

function expectSame(again: PlaceOutcome, first: PlaceOutcome): void {
  const effect = (outcome: PlaceOutcome) =>
    outcome instanceof AppError
      ? outcome.code
      : outcome.items.map((item) => (item.ok ? item.bet_id : item.code)).join();
  if (effect(again) !== effect(first)) throw new Error('the same request had another effect');
}

/** Compares the balances in the store with the model. */
async function compare(
  db: TestStore,
  book: ReturnType<typeof createBook>,
  players: readonly Bettor[],
): Promise<void> {
  const purses = { main: book.balances, transit: book.transit, [`platform:${PLATFORM}`]: book.onPlatform };
  const { rows } = await db.store.query<{ user_id: bigint; kind: string; balance: bigint }>(
    'select user_id, kind, balance from account where user_id = any($1) and kind = any($2)',
    [players.map(({ userId }) => userId), Object.keys(purses)],
  );
  for (const [kind, purse] of Object.entries(purses)) {
    for (const { userId } of players) {
      const balance = rows.find((row) => row.user_id === userId && row.kind === kind)?.balance ?? 0n;
      const expected = purse.get(userId) ?? 0n;
      const where = kind === 'main' ? '' : ` in ${kind}`;
      if (balance !== expected)
        throw new Error(`player ${userId} has ${balance}${where}, and should have ${expected}`);
    }
  }
  const house = await houseOf(db, players);
  for (const [kind, expected] of Object.entries(book.house)) {
    const held = house[kind] ?? 0n;
    if (held !== expected)
      throw new Error(`the platform's ${kind} moved by ${held}, and should by ${expected}`);
  }
}

/** Changes of the platform's accounts by these players' actions. A balance is the sum of its entries (L2). */
async function houseOf({ store }: TestStore, players: readonly Bettor[]): Promise<Record<string, bigint>> {
  const { rows } = await store.query<{ kind: string; sum: bigint }>(
    `select a.kind, sum(e.amount)::bigint as sum from entry e join account a on a.id = e.account_id
     where e.user_id = any($1) and a.user_id is null group by a.kind`,
    [players.map(({ userId }) => userId)],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

const unitsOf = (text: string | number): bigint => BigInt(String(text).replace('.', ''));
