import { type Amount, amountOf } from '@tessera/protocol';
import { AppError } from '../../src/http/index.ts';
import type { Bettor, PlayerEmit } from '../../src/modules/betting/index.ts';
import type { GamesParts } from '../../src/modules/games/deps.ts';
import { createTransfers } from '../../src/modules/games/transfer.ts';
import { findTransfer, type TransferRow } from '../../src/modules/games/transfer-store.ts';
import type { TestStore } from '../kit.ts';
import type { Chance } from '../seeded.ts';
import type { Book } from './book.ts';
import { fickleWallet } from './fickle-wallet.ts';

/** The platform of the simulation; it has its own wallet. */
export const PLATFORM = 'aurora';

export interface TransferDeps {
  readonly chance: Chance;
  readonly book: Book;
  readonly players: readonly Bettor[];
  readonly db: TestStore;
  /** The node's clock. */
  readonly clock: TestStore['clock'];
  /** The store of the node that may die. */
  readonly store: TestStore['store'];
  readonly jobs: TestStore['jobs'];
  readonly emit: PlayerEmit;
  readonly untilDone: <T>(act: () => Promise<T>) => Promise<T>;
  readonly refusal: (error: unknown) => AppError;
}

/** Transfers to an unreliable platform and back (L12). Each may be started, lost, checked and ended at any time. */
export interface TransferSteps {
  transfer(): Promise<void>;
  look(): Promise<void>;
  /** The platform works again: all transfers end, and both sides must agree. */
  finish(): Promise<void>;
}

export function createTransferSteps(deps: TransferDeps): TransferSteps {
  const { chance, book, players, db, clock, store, jobs, emit, untilDone } = deps;
  const wallet = fickleWallet(chance);
  const parts = { store, clock, jobs, emit, platform: () => wallet.platform };
  const nothingPlayed = { read: async () => true, bookWaiting: async () => {} };
  const transfers = createTransfers(parts as unknown as GamesParts, nothingPlayed, async () => {});
  const pending = new Map<bigint, TransferRow>();

  /** Records the state of a transfer and checks that an ended transfer never changes. */
  const note = (row: TransferRow, before?: TransferRow) => {
    if (before && before.state !== 'pending' && row.state !== before.state)
      throw new Error(`a transfer that was ${before.state} is ${row.state}`);
    if (row.state === 'pending') pending.set(row.id, row);
    else if (pending.delete(row.id)) book.arrive(row.user_id, signed(row), row.state === 'done');
  };

  const look = async (id: bigint) => {
    await untilDone(() => transfers.look(id, db.clock.local()));
    note((await findTransfer(db.store, id))!);
  };

  return {
    async transfer() {
      const { userId } = chance.one(players);
      const direction = chance.one([1, -1] as const);
      const amount = amountOf(BigInt(1 + chance.below(150)) * 10_000n);
      const rid = Array.from({ length: 4 }, () =>
        chance
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join('');
      const order = { userId, platform: PLATFORM, direction, amount, rid };
      const send = () => untilDone(() => transfers.order(order).catch(deps.refusal));
      const answer = await send();
      const waits = [...pending.values()].some(({ user_id }) => user_id === userId);
      const purse = (direction === 1 ? book.balances : book.onPlatform).get(userId) ?? 0n;
      const expected = waits ? 'transfer_pending' : purse < amount ? 'balance_insufficient' : 'begun';
      const got = answer instanceof AppError ? answer.code : 'begun';
      if (got !== expected) throw new Error(`a transfer was ${got}, and should be ${expected}`);
      if (answer instanceof AppError) return;
      book.leave(userId, signed(answer));
      pending.set(answer.id, answer);
      note(answer);
      if (!chance.happens(40)) return;
      const again = await send();
      if (again instanceof AppError || again.id !== answer.id)
        throw new Error('the same transfer had another effect');
      note(again, answer);
    },
    async look() {
      if (pending.size > 0) await look(chance.one([...pending.keys()]));
    },
    async finish() {
      wallet.heal();
      for (const id of [...pending.keys()]) await look(id);
      if (pending.size > 0) throw new Error('a transfer has no end');
      const { rows } = await db.store.query<{ user_id: bigint; name: string }>(
        'select user_id, name from game_player where user_id = any($1)',
        [players.map(({ userId }) => userId)],
      );
      for (const { user_id, name } of rows) {
        const onPlatform = book.onPlatform.get(user_id) ?? 0n;
        if (wallet.purse(name) !== onPlatform)
          throw new Error(
            `the platform holds ${wallet.purse(name)} of ${user_id}, and should hold ${onPlatform}`,
          );
      }
    },
  };
}

/** Signed amount, positive into the platform. */
const signed = ({ direction, amount }: { direction: 1 | -1; amount: Amount }): bigint =>
  BigInt(direction) * amount;
