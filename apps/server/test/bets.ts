import { randomBytes } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { fromHex, receiptsPayload, signingMessage, toHex } from '@tessera/fairness';
import { amountOf, type InputOf, printAmount, type ReplyOf, type ServerEvents } from '@tessera/protocol';
import type { Draw } from '@tessera/rules';
import type { Register } from '../src/http/index.ts';
import {
  type Betting,
  type Bettor,
  createBetting,
  type PlayerEmit,
  priceBet,
  type ReceiptSigner,
  sealedSet,
} from '../src/modules/betting/index.ts';
import { bettingRoutes } from '../src/modules/betting/routes.ts';
import type { BettingDeps } from '../src/modules/betting/service.ts';
import { createLedger } from '../src/modules/ledger/index.ts';
import { createLotteries, type Lotteries, seedLotteries } from '../src/modules/lotteries/index.ts';
import type { Store } from '../src/store/index.ts';
import type { TestStore } from './kit.ts';
import { grant } from './money.ts';

/** The default lottery of tests. */
export const LOTTERY = 'ssc-1m';
/** Starting balance: 10 000.0000. */
export const PURSE = 100_000_000n;

/** A draw in the store, in any state. */
export interface DrawRow {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
}

/** An event sent to a player's sockets. */
export interface Told {
  readonly userId: bigint;
  readonly event: keyof ServerEvents;
  readonly payload: unknown;
}

/** Betting over a test store, with lotteries, a signing key, and functions to make players and draws. */
export interface BetWorld {
  readonly betting: Betting;
  readonly lotteries: Lotteries;
  readonly signer: ReceiptSigner;
  readonly told: Told[];
  readonly emit: PlayerEmit;
  /** Makes a draw; by default it is on sale for the next minute. */
  draw(fields?: Partial<DrawFields>): Promise<DrawRow>;
  /** A player with money. */
  player(balance?: bigint, currency?: string): Promise<Bettor>;
  /** Closes, seals and draws a draw with the drawn numbers `result`. */
  drawn(draw: DrawRow, result: Draw): Promise<void>;
  /** A request for bets on a draw as an honest client sends it, with the current prices. */
  request(draw: DrawRow, items: readonly ItemDraft[], rid?: string): InputOf<'betPlace'>;
  balance(bettor: Bettor): Promise<bigint>;
  /** Registers the calls of betting. */
  register(register: Register): void;
  /** A second node with the same keys, and by default with the same store and signer. */
  anotherNode(store?: Store, signer?: ReceiptSigner): Betting;
  /** Changes fields of a lottery's configuration, as an operator would. */
  configure(lottery: string, change: object): Promise<void>;
}

interface DrawFields {
  lottery: string;
  state: string;
  /** ms from now. */
  openIn: number;
  closeIn: number;
}

/** A bet of which only the relevant parts are given. */
export interface ItemDraft {
  played?: string;
  content?: unknown;
  unit?: bigint;
  multiple?: number;
  rebate?: number;
}

let counter = 0;
/** Time on sale of a draw, ms: longer than any test takes, also on a busy machine. */
export const SALE_MS = 600_000;

/** An item of an answer that became a bet. */
export type AcceptedItem = Extract<ReplyOf<'betPlace'>['items'][number], { ok: true }>;

/** The bets among the items of an answer. */
export function accepted({ items }: ReplyOf<'betPlace'>): AcceptedItem[] {
  return items.filter((item): item is AcceptedItem => item.ok);
}

export const freshRid = (): string => randomBytes(16).toString('hex');

export async function createBetWorld(
  db: TestStore,
  rebateMaxOf: NonNullable<BettingDeps['rebateMaxOf']> = () => null,
): Promise<BetWorld> {
  await db.store.tx(seedLotteries);
  const lotteries = await createLotteries(db);
  const ledger = await createLedger(db.store, db.nodeChannels);
  const signer = testSigner();
  const told: Told[] = [];
  const acctKey = randomBytes(32);
  const emit: PlayerEmit = { user: (userId, event, payload) => void told.push({ userId, event, payload }) };
  const node = (store: Store = db.store, signing = signer) =>
    createBetting({ store, lotteries, signer: signing, acctKey, emit, rebateMaxOf });
  const betting = node();
  return {
    betting,
    lotteries,
    signer,
    told,
    emit,
    draw: (fields = {}) => insertDraw(db, fields),
    drawn: (draw, result) => sealAndDraw(db, draw, result),
    async player(balance = PURSE, currency = 'CNY') {
      const userId = await db.ids.next();
      await db.store.tx(async (tx) => {
        await ledger.openAccounts(tx, userId, currency);
        if (balance > 0n) await ledger.post(tx, [grant(userId, balance, currency)]);
      });
      return { userId, currency, kind: currency === 'TRIAL' ? 'trial' : 'player' };
    },
    request(draw, items, rid = freshRid()) {
      const lottery = lotteries.find(draw.lottery)!;
      return {
        rid,
        lottery: draw.lottery,
        issue: draw.issue,
        items: items.map((item) => shown(item, (draft) => priceBet(draft, lottery))),
      };
    },
    register: (register) => bettingRoutes(register, betting),
    anotherNode: node,
    async configure(lottery, change) {
      const heard = new Promise<void>((resolve) => {
        const stop = lotteries.onChanged(() => {
          stop();
          resolve();
        });
      });
      await db.asOwner('update lottery set config = config || $2 where id = $1', [lottery, change]);
      await heard;
    },
    balance: ({ userId, currency }) => ledger.balanceOf(userId, currency),
  };
}

/** A bet with the figures that an honest client shows; for an invalid bet they are invented. */
function shown(
  draft: ItemDraft,
  price: (draft: Parameters<typeof priceBet>[0]) => ReturnType<typeof priceBet>,
): InputOf<'betPlace'>['items'][number] {
  const {
    played: play = 'ssc.star5.direct-multi',
    content = '1|2|3|4|5',
    unit = 20_000n,
    multiple = 1,
    rebate = 0,
  } = draft;
  const item = {
    played: play,
    content: content as string,
    unit_stake: printAmount(amountOf(unit)),
    multiple,
    rebate_ppm: rebate,
  };
  const priced = price(item);
  if (!priced.ok) return { ...item, lines: 1, stake: item.unit_stake, odds: {} };
  const { lines, stake, odds } = priced.bet;
  return { ...item, lines, stake: printAmount(stake), odds: mapText(odds) };
}

const mapText = (odds: Readonly<Record<string, bigint>>): Record<string, string> =>
  Object.fromEntries(Object.entries(odds).map(([tier, value]) => [tier, String(value)]));

async function insertDraw(db: TestStore, fields: Partial<DrawFields>): Promise<DrawRow> {
  const { lottery = LOTTERY, state = 'open', openIn = -1_000, closeIn = SALE_MS } = fields;
  const now = await db.clock.now();
  counter += 1;
  const issue = `20260101-${String(counter).padStart(4, '0')}`;
  const id = await db.ids.next();
  await db.asOwner(
    `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor_hash)
     values ($1, $2, $3, $4, $5, $6, $7, sha256(convert_to($3::text, 'UTF8')))`,
    [
      id,
      lottery,
      issue,
      state,
      new Date(now + openIn),
      new Date(now + closeIn),
      new Date(now + closeIn + 10_000),
    ],
  );
  return { id, lottery, issue };
}

async function sealAndDraw(db: TestStore, draw: DrawRow, result: Draw): Promise<void> {
  await db.asOwner("update draw set state = 'closed' where id = $1", [draw.id]);
  const { bets, stake, root } = await sealedSet(db.store, draw.id);
  await db.asOwner(
    `update draw set state = 'sealed', seal = '{}', bets = $2, stake_total = $3, bets_root = decode($4, 'hex'),
       sealed_at = app_now() where id = $1`,
    [draw.id, bets, stake, root],
  );
  await db.asOwner("update draw set state = 'drawn', result = $2, drawn_at = app_now() where id = $1", [
    draw.id,
    JSON.stringify(result),
  ]);
}

/** The signer without its process. */
export function testSigner(): ReceiptSigner {
  const secret = ed25519.utils.randomSecretKey();
  return {
    publicKey: toHex(ed25519.getPublicKey(secret)),
    signReceipts: async (root, size) =>
      toHex(ed25519.sign(signingMessage('receipts', receiptsPayload(fromHex(root), size)), secret)),
  };
}
