import { type InputOf, parseAmount, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { Bettor } from '../betting/index.ts';
import { advanceChase, closeChase } from './advance.ts';
import type { ChaseDeps } from './deps.ts';
import { CHASE_STOP_ALL, chasesDecided, registerChaseJobs } from './jobs.ts';
import type { BalanceAfter } from './money.ts';
import { startChase } from './start.ts';
import { type ChaseRow, lockChase, setState } from './store.ts';
import { tellBalance, tellMoved } from './tell.ts';
import { findChase, listChases, listIssues } from './view.ts';

type Changed = ReplyOf<'chaseStop'>;

/** Chases: start, changes and views. */
export interface Chases {
  /** Errors: `not_found` for an unknown or disabled lottery. */
  issues(input: InputOf<'chaseIssues'>): Promise<ReplyOf<'chaseIssues'>>;
  /** See `startChase`. */
  start(bettor: Bettor, input: InputOf<'chaseStart'>): Promise<ReplyOf<'chaseStart'>>;
  /** Ends a chase; repeating it changes nothing. Errors of the three changes: `not_found`, also for another player's chase. */
  stop(bettor: Bettor, chaseId: number): Promise<Changed>;
  pause(bettor: Bettor, chaseId: number): Promise<Changed>;
  /** Ends every chase of a self-excluded player (RP8), soon after the transaction commits. */
  stopAll(tx: Tx, userId: bigint): Promise<void>;
  /** Continues with the issue on sale. */
  resume(bettor: Bettor, chaseId: number): Promise<Changed>;
  list(userId: bigint, input: InputOf<'chaseList'>): Promise<ReplyOf<'chaseList'>>;
  /** Errors: `not_found`. */
  detail(userId: bigint, chaseId: number): Promise<ReplyOf<'chaseDetail'>>;
  /** Call when all bets of a draw are decided. */
  decided(drawId: bigint): Promise<void>;
}

export function createChases(deps: ChaseDeps): Chases {
  const { store, clock, jobs, lotteries } = deps;
  const advance = (chaseId: bigint) => advanceChase(deps, chaseId);
  registerChaseJobs({ ...deps, advance });

  /** Changes one of a player's chases and returns its new state. */
  async function change(
    bettor: Bettor,
    chaseId: number,
    work: (tx: Tx, chase: ChaseRow) => Promise<BalanceAfter | undefined>,
  ): Promise<Changed> {
    const id = BigInt(chaseId);
    const { chase, moved } = await store.tx(async (tx) => {
      const found = await lockChase(tx, id);
      if (!found || found.user_id !== bettor.userId) throw new AppError('not_found');
      return { chase: found, moved: await work(tx, found) };
    });
    if (moved) tellBalance(deps, chase, moved, 'refund');
    await tellMoved(deps, chase);
    return {
      chase: (await findChase(store, bettor.userId, id))!,
      balance: printAmount(moved?.balance ?? (await deps.ledger.balanceOf(bettor.userId, bettor.currency))),
    };
  }

  const stop = (bettor: Bettor, chaseId: number): Promise<Changed> =>
    change(bettor, chaseId, async (tx, chase) =>
      isOpen(chase) ? closeChase(deps, tx, chase, 'player') : undefined,
    );

  jobs.onLong(
    CHASE_STOP_ALL,
    async ({ payload }) => {
      const userId = BigInt((payload as { user: string }).user);
      const { rows } = await store.query<{ id: bigint; currency: string }>(
        "select id, currency from chase where user_id = $1 and state in ('running', 'paused') order by id",
        [userId],
      );
      for (const { id, currency } of rows) await stop({ userId, currency, kind: 'player' }, Number(id));
    },
    { slow: true },
  );

  return {
    async issues({ lottery: id, count }) {
      const lottery = lotteries.find(id);
      if (!lottery?.enabled) throw new AppError('not_found');
      const slots = await deps.issues(store, lottery, count);
      return slots.map(({ issue, openAt, closeAt, drawAt }) => ({
        issue,
        open_at: openAt,
        close_at: closeAt,
        draw_at: drawAt,
      }));
    },
    async start(bettor, input) {
      const { chase, balance, seq } = await startChase(deps, bettor, input);
      const amount = parseAmount(balance);
      const owner = { user_id: bettor.userId, currency: bettor.currency };
      if (amount.ok) tellBalance(deps, owner, { balance: amount.value, seq }, 'bet');
      return { chase, balance };
    },
    stop,
    async stopAll(tx, userId) {
      const now = await clock.now(tx);
      await jobs.add(CHASE_STOP_ALL, `${userId}/${now}`, now, { user: String(userId) }, tx);
    },
    pause: (bettor, chaseId) =>
      change(bettor, chaseId, async (tx, chase) => {
        if (chase.state === 'running') await setState(tx, chase.id, 'paused');
        return undefined;
      }),
    async resume(bettor, chaseId) {
      await change(bettor, chaseId, async (tx, chase) => {
        if (chase.state === 'paused') await setState(tx, chase.id, 'running');
        return undefined;
      });
      await advance(BigInt(chaseId));
      return change(bettor, chaseId, async () => undefined);
    },
    async list(userId, { lottery = null, only = null, before, limit }) {
      const found = await listChases(store, userId, {
        lottery,
        only,
        before: cursorOf(before),
        limit: limit + 1,
      });
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? String(items.at(-1)!.id) : null };
    },
    async detail(userId, chaseId) {
      const chase = await findChase(store, userId, BigInt(chaseId));
      if (!chase) throw new AppError('not_found');
      return { chase, rows: await listIssues(store, BigInt(chaseId)) };
    },
    decided: (drawId) => chasesDecided(deps, drawId),
  };
}

const isOpen = ({ state }: ChaseRow): boolean => state === 'running' || state === 'paused';

function cursorOf(before: string | undefined): string | null {
  if (before === undefined) return null;
  if (!/^\d{1,16}$/.test(before)) throw new AppError('validation_failed', { field: 'before' });
  return before;
}
