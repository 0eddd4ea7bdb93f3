import { type InputOf, parseAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Bettor } from '../betting/index.ts';
import { advanceChase } from './advance.ts';
import { type Changed, changeChase, stopChase } from './change.ts';
import type { ChaseDeps } from './deps.ts';
import { hasStarted, startChase } from './start.ts';
import { setState } from './store.ts';
import { tellBalance } from './tell.ts';
import { findChase, listChases, listIssues } from './view.ts';

/** Chases: start, changes and views. */
export interface Chases {
  /** Errors: `not_found` for an unknown or disabled lottery. */
  issues(input: InputOf<'chaseIssues'>): Promise<ReplyOf<'chaseIssues'>>;
  /** See `startChase`. */
  start(bettor: Bettor, input: InputOf<'chaseStart'>): Promise<ReplyOf<'chaseStart'>>;
  /** Whether the player's request `rid` has started a chase; a repeat of it gets the stored answer. */
  hasStarted(userId: bigint, rid: string): Promise<boolean>;
  /** Ends a chase; repeating it changes nothing. Errors of the three changes: `not_found`, also for another player's chase. */
  stop(bettor: Bettor, chaseId: number): Promise<Changed>;
  pause(bettor: Bettor, chaseId: number): Promise<Changed>;
  /** Continues with the issue on sale. */
  resume(bettor: Bettor, chaseId: number): Promise<Changed>;
  list(userId: bigint, input: InputOf<'chaseList'>): Promise<ReplyOf<'chaseList'>>;
  /** Errors: `not_found`. */
  detail(userId: bigint, chaseId: number): Promise<ReplyOf<'chaseDetail'>>;
  /** What the jobs of chases work with. */
  readonly deps: ChaseDeps;
}

export function createChases(deps: ChaseDeps): Chases {
  const { store, lotteries } = deps;
  return {
    deps,
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
    hasStarted: (userId, rid) => hasStarted(deps, userId, rid),
    stop: (bettor, chaseId) => stopChase(deps, bettor, BigInt(chaseId)),
    pause: (bettor, chaseId) =>
      changeChase(deps, bettor, BigInt(chaseId), async (tx, chase) => {
        if (chase.state === 'running') await setState(tx, chase.id, 'paused');
        return undefined;
      }),
    async resume(bettor, chaseId) {
      await changeChase(deps, bettor, BigInt(chaseId), async (tx, chase) => {
        if (chase.state === 'paused') await setState(tx, chase.id, 'running');
        return undefined;
      });
      await advanceChase(deps, BigInt(chaseId));
      return changeChase(deps, bettor, BigInt(chaseId), async () => undefined);
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
  };
}

function cursorOf(before: string | undefined): string | null {
  if (before === undefined) return null;
  if (!/^\d{1,16}$/.test(before)) throw new AppError('validation_failed', { field: 'before' });
  return before;
}
