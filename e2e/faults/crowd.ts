import type { CallPayload } from '@tessera/protocol';
import { expect } from 'vitest';
import { judgeWithdrawal } from '../../apps/server/src/modules/cashier/index.ts';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { type BetRequest, betRequest, drawOnSale } from '../kit/bets.ts';
import { freshRid } from '../kit/client.ts';
import type { Platform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { inside } from './inside.ts';
import { type Payee, payee, withdrawalOf } from './payees.ts';

/** Drawn once a day: one issue stays on sale through a whole test. */
export const CROWD_LOTTERY = 'lhc-1d';
/** Balance of each player of a crowd, in whole units. A withdrawal of all of it needs an operator's review. */
export const WHOLE = 200;
/** Stakes are multiples of this, in whole units. */
export const UNIT = 2;
const REVIEW_FROM = '100.0000';
const SALE_MS = 1_800_000;
/** Longer than the delay of the first check of a pending transfer. */
const LOOK_MS = 6_000;

type Moved = CallPayload<'POST /api/game/transfer'>;

/**
 * Players with money, and every way to spend or move it. Amounts are whole units; without enough money a method returns
 * `undefined`.
 */
export interface Crowd {
  readonly players: readonly Payee[];
  /** Places a bet; returns its id. */
  bet(player: Payee, whole: number): Promise<number | undefined>;
  cancel(player: Payee, betId: number): Promise<unknown>;
  /** Requests a withdrawal; returns its id. */
  withdraw(player: Payee, whole: number): Promise<number | undefined>;
  /**
   * Moves money to the platform, or back when `whole` is negative; returns the request when it was done. A slow platform
   * leaves the transfer pending or, when its statement is needed first, unstarted.
   */
  move(player: Payee, whole: number): Promise<Moved | undefined>;
  /** Waits until every transfer has ended. */
  settled(): Promise<void>;
  main(player: Payee): Promise<string>;
  /** An operator rejects the withdrawals under review, which returns their money. */
  giveBack(ids: readonly number[]): Promise<void>;
}

/**
 * Gathers players on a platform that has `payments`, `aurora` and `CROWD_LOTTERY`, with a draw on sale for at least half an hour.
 */
export async function gather(platform: Platform, size: number): Promise<Crowd> {
  const operatorId = await inside(platform, async ({ set, store }) => {
    await set('withdrawAutoBelow', REVIEW_FROM);
    const { rows } = await store.query<{ id: bigint }>(
      `insert into user_account (user_name, kind, language, currency, password_hash, created_at)
       values ('faults_teller', 'operator', 'zhCn', 'CNY', 'none', app_now()) returning id`,
    );
    return rows[0]!.id;
  });
  const players = await Promise.all(Array.from({ length: size }, () => payee(platform, `${WHOLE}.0000`)));
  const bets = await betsOnSale(platform, players[0]!);

  return {
    players,
    async bet(player, whole) {
      const request = { ...bets.get(whole / UNIT)!, rid: freshRid() };
      let answer = await player.call('POST /api/lottery/bet', request);
      // An answer without a receipt does not tell whether the bet exists: repeated, the request yields the same bet.
      while (answer.state === 'ERROR') answer = await player.call('POST /api/lottery/bet', request);
      const item = answer.state === 'SUCCESS' ? answer.message.items[0]! : answer;
      if ('bet_id' in item) return item.bet_id;
      expect(item.code).toBe('balance_insufficient');
      return undefined;
    },
    cancel: (player, betId) => player.ok('POST /api/lottery/bet/cancel', { bet_id: betId }),
    async withdraw(player, whole) {
      const answer = await player.call('POST /api/withdraw/create', withdrawalOf(player, whole));
      if (answer.state === 'SUCCESS') return answer.message.id;
      expect(answer.code).toBe('balance_insufficient');
      return undefined;
    },
    async move(player, whole) {
      const request = { plat: 'aurora', count: String(whole), rid: freshRid() };
      const code = await player.codeOf('POST /api/game/transfer', request);
      if (code === 'ok') return request;
      expect(['balance_insufficient', 'transfer_pending', 'provider_unavailable']).toContain(code);
      return undefined;
    },
    async settled() {
      await until('the end of every transfer', async () => {
        const { rowCount } = await inside(platform, ({ store }) =>
          store.query("select from transfer where state = 'pending'"),
        );
        return rowCount === 0 || platform.advance(LOOK_MS).then(() => false);
      });
    },
    main: async (player) => (await player.ok('POST /api/user/balance')).balance,
    async giveBack(ids) {
      if (ids.length === 0) return;
      // The first check of each withdrawal is a job.
      await platform.advance(1);
      await inside(platform, async (book) => {
        const ledger = await createLedger(book.store, book.nodeChannels);
        for (const id of ids) {
          const judged = { id: BigInt(id), operatorId, act: 'reject', note: 'round over' } as const;
          await until('the end of the first check', async () => {
            // A rejected withdrawal publishes nothing.
            const events = { publish: async () => {} };
            const deps = { ...book, store: book.operators, ledger, events };
            const { outcome } = await judgeWithdrawal(judged, deps);
            return outcome === 'done';
          });
        }
      });
    },
  };
}

/** One bet on the special number for each multiple, with the price figures an honest client shows. */
async function betsOnSale(platform: Platform, player: Payee): Promise<ReadonlyMap<number, BetRequest>> {
  const { close_at } = await drawOnSale(player, CROWD_LOTTERY);
  const left = close_at - (await inside(platform, ({ clock }) => clock.now()));
  if (left < SALE_MS) await platform.advance(left + 1_000);
  const { issue } = await drawOnSale(player, CROWD_LOTTERY);
  const multiples = Array.from({ length: WHOLE / UNIT }, (_, index) => index + 1);
  const { items, ...request } = await betRequest(
    player,
    CROWD_LOTTERY,
    issue,
    multiples.map((multiple) => ({
      played: 'lhc.special.number',
      content: String((multiple % 49) + 1),
      unit_stake: `${UNIT}.0000`,
      multiple,
      rebate_ppm: 0,
    })),
  );
  return new Map(multiples.map((multiple, at) => [multiple, { ...request, items: [items[at]!] }]));
}
