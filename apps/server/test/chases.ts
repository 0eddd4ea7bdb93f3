import { randomBytes } from 'node:crypto';
import { type InputOf, printAmount } from '@tessera/protocol';
import type { Draw } from '@tessera/rules';
import type { Bettor } from '../src/modules/betting/index.ts';
import { type Chases, createChases, heldBook } from '../src/modules/chase/index.ts';
import { closeJob, decidedJob, openJob, startJob } from '../src/modules/chase/jobs.ts';
import { upcomingIssues } from '../src/modules/draws/index.ts';
import { audit, createLedger, type Ledger } from '../src/modules/ledger/index.ts';
import { createSettlement } from '../src/modules/settlement/index.ts';
import { followUpJob } from '../src/modules/settlement/service.ts';
import type { DefinedJob, Jobs } from '../src/store/index.ts';
import { type BetWorld, createBetWorld, type DrawRow, type ItemDraft, LOTTERY } from './bets.ts';
import { noEvents } from './events.ts';
import type { TestStore } from './kit.ts';

/** Chases over a bet world. Their jobs run when a test calls them, not by the clock or a draw. */
export interface ChaseWorld extends BetWorld {
  readonly chases: Chases;
  readonly ledger: Ledger;
  /** Decides whether players may bet. */
  standing: 'free' | 'closed' | 'refused';
  /** Consecutive issues of one lottery, a minute each. The first is on sale; earlier issues are over. */
  issues(count: number): Promise<readonly DrawRow[]>;
  /** A request to chase with these bets, with the figures an honest client shows. */
  chase(fields: ChaseDraft): Promise<InputOf<'chaseStart'>>;
  /** Starts a chase and runs its first job. Returns the id. */
  begin(bettor: Bettor, fields: ChaseDraft): Promise<number>;
  /** Moves the clock to the sale of `draw` and runs its jobs, and those of the issue that closes then. */
  opens(draw: DrawRow): Promise<void>;
  /** Gives a draw its numbers, settles it and notifies its chases. */
  decided(draw: DrawRow, result: Draw): Promise<void>;
  /** Voids and refunds a draw and notifies its chases. */
  voided(draw: DrawRow): Promise<void>;
  /** Runs the job of a kind and key; may be called repeatedly and concurrently. */
  run(kind: string, key: string, payload?: object): Promise<void>;
  held(bettor: Bettor): Promise<bigint>;
  /** Violations that the auditor finds in the whole ledger. */
  faults(): Promise<readonly string[]>;
  /** A second node with the same store. */
  otherNode(): ChaseWorld['run'];
}

export interface ChaseDraft {
  readonly items?: readonly ItemDraft[];
  readonly plan?: Partial<InputOf<'chaseStart'>['plan']>;
  readonly edits?: InputOf<'chaseStart'>['edits'];
  readonly stopOnWin?: boolean;
  readonly stopLoss?: string;
  /** Cost in whole units, computed by the caller. */
  readonly cost: number;
  readonly first: DrawRow;
}

const MINUTE = 60_000;

export async function createChaseWorld(
  db: TestStore,
  ...more: Parameters<typeof createBetWorld> extends [unknown, ...infer More] ? More : never
): Promise<ChaseWorld> {
  const world = await createBetWorld(db, ...more);
  const ledger = await createLedger(db.store, db.nodeChannels);
  const node = () => {
    const { jobs, run } = quietJobs();
    const settlement = createSettlement({ ...db, jobs, events: noEvents, emit: world.emit });
    const chases = createChases({
      ...db,
      ...world,
      jobs,
      events: noEvents,
      ledger,
      issues: (through, lottery, count) => upcomingIssues(through, db.clock, lottery.id, count),
      standing: async () => chaseWorld.standing,
    });
    jobs.on(followUpJob, settlement.deps);
    for (const job of [startJob, openJob, closeJob]) jobs.on(job, chases.deps);
    jobs.on(decidedJob, chases.deps);
    return { chases, settlement, run };
  };
  const { chases, settlement, run } = node();
  const keyOf = ({ lottery, issue }: DrawRow) => `${lottery}/${issue}`;

  const chaseWorld: ChaseWorld = {
    ...world,
    chases,
    ledger,
    standing: 'free',
    async issues(count) {
      await db.asOwner("update draw set state = 'void' where state in ('scheduled', 'open', 'closed')");
      const draws: DrawRow[] = [];
      for (let place = 0; place < count; place += 1) {
        draws.push(
          await world.draw({
            state: place === 0 ? 'open' : 'scheduled',
            openIn: place * MINUTE - 1_000,
            closeIn: (place + 1) * MINUTE - 1_000,
          }),
        );
      }
      return draws;
    },
    async chase({ items = [{}], plan = {}, edits = [], stopOnWin = true, stopLoss, cost, first }) {
      return {
        rid: randomBytes(16).toString('hex'),
        lottery: LOTTERY,
        issue: first.issue,
        items: world.request(first, items).items,
        plan: { mode: 'same', issues: 3, multiple: 1, every: 1, factor: 2, rate_ppm: 0, ...plan },
        edits,
        stop_on_win: stopOnWin,
        ...(stopLoss === undefined ? {} : { stop_loss: stopLoss }),
        cost: printAmount((BigInt(cost) * 10_000n) as never),
      };
    },
    async begin(bettor, fields) {
      const { chase } = await chases.start(bettor, await chaseWorld.chase(fields));
      await run('chase.start', String(chase.id));
      return chase.id;
    },
    async opens(draw) {
      const [row] = await db.asOwner<{ open_at: Date; before: string | null }>(
        `select d.open_at, (select issue from draw b where b.lottery_id = d.lottery_id and b.close_at = d.open_at) as before
         from draw d where id = $1`,
        [draw.id],
      );
      await db.clock.advance(row!.open_at.getTime() - (await db.clock.now()) + 1);
      if (row!.before !== null) {
        await db.asOwner("update draw set state = 'closed' where issue = $1 and state = 'open'", [
          row!.before,
        ]);
        await run('chase.close', `${draw.lottery}/${row!.before}`);
      }
      await db.asOwner("update draw set state = 'open' where id = $1 and state = 'scheduled'", [draw.id]);
      await run('chase.open', keyOf(draw));
    },
    async decided(draw, result) {
      await world.drawn(draw, result);
      await settlement.settleDraw(draw.id);
      await db.asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
      await run('bet.follow-up', String(draw.id));
      await run('chase.decided', String(draw.id), { draw: String(draw.id) });
    },
    async voided(draw) {
      await db.asOwner("update draw set state = 'void' where id = $1", [draw.id]);
      await settlement.refundDraw(draw.id);
      await run('chase.decided', String(draw.id), { draw: String(draw.id) });
      await run('chase.close', keyOf(draw));
    },
    run,
    held: ({ userId, currency }) => ledger.balanceOf(userId, currency, 'held'),
    async faults() {
      const report = await audit(db.auditStore, [heldBook], true);
      return report!.violations.map(({ rule, detail }) => `${rule} ${detail}`);
    },
    otherNode: () => node().run,
  };
  return chaseWorld;
}

/** Jobs that run only when a test calls them. */
function quietJobs(): { jobs: Jobs; run: ChaseWorld['run'] } {
  const handlers = new Map<string, (key: string, payload: object) => unknown>();
  const due = { id: 0n, runAt: 0, takenAt: 0, attempts: 0 };
  const jobs: Jobs = {
    add: async () => {},
    takeBack: async () => {},
    on<Deps>({ kind, run }: DefinedJob<Deps>, deps: Deps) {
      handlers.set(kind, (key, payload) => run(deps, { ...due, kind, key, payload }, undefined));
    },
    start: () => {},
    stop: async () => {},
  };
  return {
    jobs,
    run: async (kind, key, payload = {}) => {
      await handlers.get(kind)!(key, payload);
    },
  };
}
